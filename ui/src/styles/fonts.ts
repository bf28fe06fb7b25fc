/** Our own copies of three families under the Open Font License. */
import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "./stand_ins.css";

/** The letters that every page begins with. */
const FIRST = [
  '400 20px "IM Fell English"',
  '400 20px "EB Garamond"',
  '400 15px "Alegreya Sans"',
  '500 15px "Alegreya Sans"',
  '700 15px "Alegreya Sans"',
  '800 15px "Alegreya Sans"',
];
/** A page does not wait longer than this; then letters of the system stand in, as wide as ours. */
const PATIENCE = 400;

/** Nothing moves when letters come: the page is drawn with them, or soon without them. */
export async function letters(): Promise<void> {
  const all = Promise.allSettled(FIRST.map((one) => document.fonts.load(one, "a1")));
  await Promise.race([all, new Promise((done) => setTimeout(done, PATIENCE))]);
}
