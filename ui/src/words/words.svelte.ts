import { language } from "$lib/site/settings.svelte.ts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("$texts/*/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw(new FluentBundle("en"));

/** Say a message, or message.attribute, in the language of the page. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const [id, attribute] = name.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`There is no message ${name}.`);
  return bundle.formatPattern(pattern, facts).replace(/(?<!\n)\n(?!\n)/g, " ");
}

/** Say a message if there is one of this name. */
export function says(name: string, facts: Record<string, FluentVariable> = {}): string | undefined {
  return bundle.hasMessage(name.split(".")[0]!) ? say(name, facts) : undefined;
}

/** Whether there is a message, or message.attribute, of this name. */
export function has(name: string): boolean {
  const [id, attribute] = name.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** Open the words of some subjects ("browser", "rattus"), all at once. */
export async function speak(subjects: readonly string[]): Promise<void> {
  const spoken = language();
  const fresh = new FluentBundle(spoken, { useIsolating: false });
  for (const subject of subjects) {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${spoken}/${subject}.ftl`));
    if (found) fresh.addResource(new FluentResource(await found[1]()));
  }
  bundle = fresh;
}
