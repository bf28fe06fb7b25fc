/** The keys of a table: digits, then letters that mean nothing else, each for one answer. */
import { elementOf, isWithin } from "$lib/site/elements.ts";

const LETTERS = "abcdegijklnopqrstvwxyz";
const ANSWERS = [..."123456789", ...LETTERS];

/** The key that gives the answer at a place, or nothing: there are more answers than keys. */
export const keyOf = (place: number): string => ANSWERS[place] ?? "";

/** Which answer a key gives; −1 for none. */
export const placeOf = (key: string): number => ANSWERS.indexOf(key);

/** Keys with Ctrl and the like, and those that are typed into a field, are not for the table. */
export function isTyped(event: KeyboardEvent): boolean {
  const isField = isWithin(event, "input:not([type=range]), select, textarea, dialog");
  return event.metaKey || event.ctrlKey || event.altKey || isField;
}

/** Whether Enter belongs to what the keyboard has been moved to; where a mouse has clicked, it does not. */
export const keepsEnter = (event: KeyboardEvent): boolean =>
  elementOf(event.target)?.closest("button:enabled, a")?.matches(":focus-visible") ?? false;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Move the focus among buttons with the arrows; says whether the key was one of them. */
export function stepped(event: KeyboardEvent, list: HTMLElement): boolean {
  const by = STEPS[event.key];
  if (!by) return false;
  event.preventDefault();
  const buttons = [...list.querySelectorAll<HTMLElement>("button")];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const first = by > 0 ? 0 : buttons.length - 1;
  const next = now < 0 ? first : (now + by + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}
