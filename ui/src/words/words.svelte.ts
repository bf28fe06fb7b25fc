import { language } from "$lib/site/settings.svelte.ts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { entry } from "$lib/sure.ts";

/** What the pages say whatever is played, and what each game says for itself; the other words are the server's. */
const files = import.meta.glob<string>(
  ["$texts/*/browser*.ftl", "$texts/*/chat.ftl", "$games/*/words/*/*.ftl"],
  { query: "?raw", import: "default" },
);

let bundle = $state.raw(new FluentBundle("en"));
let own = $state.raw<Readonly<Record<string, string>>>({});

/** Say some messages in the words of an owner, in whatever language. */
export function sayOwn(texts: Readonly<Record<string, string>>): void {
  own = texts;
}

/** Say a message, or message.attribute, in the language of the page. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  if (name in own) return entry(own, name);
  const [id = "", attribute] = name.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`There is no message ${name}.`);
  return bundle.formatPattern(pattern, facts).replace(/(?<!\n)\n(?!\n)/g, " ");
}

/** Say a message if there is one of this name. */
export function says(name: string, facts: Record<string, FluentVariable> = {}): string | undefined {
  return bundle.hasMessage(entry(name.split("."), 0)) ? say(name, facts) : undefined;
}

/** Whether there is a message, or message.attribute, of this name. */
export function has(name: string): boolean {
  const [id = "", attribute] = name.split(".");
  const message = bundle.getMessage(id);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** What is always open, besides the words of a game: the pages, the rules that may pop up, the coach. */
const EVERYWHERE = ["browser", "browser_rules", "browser_learn"];
let subjects: readonly string[] = EVERYWHERE;
let isSpoken = $state("");

/** The language that the page speaks now. */
export const spoken = (): string => isSpoken;

/** Open the words of some more subjects ("rattus"), all at once. */
export async function speak(more: readonly string[] = []): Promise<void> {
  subjects = [...new Set([...EVERYWHERE, ...more])];
  await open();
}

/** Fetch words that are wanted soon. */
export async function fetchWords(more: readonly string[]): Promise<void> {
  await Promise.all(pathsOf(more, language()).map((path) => entry(files, path)()));
}

function pathsOf(wants: readonly string[], language: string): string[] {
  return wants.flatMap((subject) =>
    Object.keys(files).filter((path) => path.endsWith(`/${language}/${subject}.ftl`)),
  );
}

/** Change the words of the whole page whenever another language is chosen. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      if (language() !== isSpoken) void open();
    });
  });
}

async function open(): Promise<void> {
  const [wanted, wants] = [language(), subjects];
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  for (const text of await Promise.all(pathsOf(wants, wanted).map((path) => entry(files, path)())))
    fresh.addResource(new FluentResource(text));
  if (wanted !== language() || wants !== subjects) return;
  bundle = fresh;
  isSpoken = document.documentElement.lang = wanted;
}
