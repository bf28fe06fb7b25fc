/** Puts what an event changes into a view: the server says what is another one now, and nothing is worked out here. */
import type { Change } from "$lib/api/types.ts";

/** The same view with some of its parts exchanged; whatever did not change stays the very same object. */
export function changed<Seen extends object | null>(
  seen: Seen,
  changes: readonly Change[] = [],
): Seen {
  const now = changes.reduce<unknown>((now, { path, value }) => exchanged(now, path, value), seen);
  // The server names what is there, and sends what belongs there.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return now as Seen;
}

function exchanged(
  now: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(now)) return now.with(Number(key), exchanged(now[Number(key)], rest, value));
  if (typeof now !== "object" || now === null) throw new Error(`There is no ${key} to change.`);
  return { ...now, [key]: exchanged(Reflect.get(now, key), rest, value) };
}
