/** Puts what an event changes into a view: the server says what is another one now, and nothing is worked out here. */
import type { Change } from "$lib/api/types.ts";

/** The same view with some of its parts exchanged; whatever did not change stays the very same object. */
export function changed<Seen extends object | null>(
  seen: Seen,
  changes: readonly Change[] = [],
): Seen {
  return changes.reduce((now, { path, value }) => exchanged(now, path, value) as Seen, seen);
}

function exchanged(
  now: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(now)) return now.with(Number(key), exchanged(now[Number(key)], rest, value));
  const parts = now as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: exchanged(parts[key], rest, value) };
}
