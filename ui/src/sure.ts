/** What has to be there: where it is not, the page says what is missing instead of going on without it. */

/** The entry of a list or a table by its number or name, as the server gives it. */
export function entry<Of extends object, Key extends keyof Of>(
  of: Of,
  key: Key,
): NonNullable<Of[Key]> {
  return present(of[key], `no entry ${String(key)} among ${Object.keys(of).length}`);
}

/** Something that is there at this place of the page, whatever its type allows. */
export function present<Value>(value: Value, missing = "something is missing"): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`The page is at a loss: ${missing}.`);
  return value;
}

/** Whether a name is one of those that a table of ours has. */
export const isKeyOf = <Of extends object>(of: Of, name: PropertyKey): name is keyof Of =>
  Object.hasOwn(of, name);

/** Names as the server numbers them, each of which a table of ours has to know. */
export function namesOf<Of extends object>(of: Of, names: readonly string[]): (keyof Of)[] {
  return names.map((name) => {
    if (!isKeyOf(of, name)) throw new Error(`The page does not know ${name}; load it anew.`);
    return name;
  });
}
