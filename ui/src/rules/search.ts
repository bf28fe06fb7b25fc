/** Looking for words, whatever their accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Whether a text has all words that are looked for, in any order. */
export function has(text: string, words: string): boolean {
  const within = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Cut a text where a word was found. */
export function marked(text: string, words: string): Piece[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const within = [...text].map((sign) => plain(sign).slice(0, 1) || sign).join("");
  if (!wanted.length || within.length !== text.length) return [{ text, found: false }];
  const sought = new RegExp(
    `(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`,
    "g",
  );
  let place = 0;
  return within.split(sought).map((part, turn) => {
    const piece = { text: text.slice(place, place + part.length), found: turn % 2 === 1 };
    place += part.length;
    return piece;
  });
}
