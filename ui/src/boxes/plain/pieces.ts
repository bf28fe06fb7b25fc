/** What lies on the table of a game that has no box of its own: read from its observation by shape, not by name. */
export type Fact = readonly [name: string, value: string];

/** A place, or any other thing with a name, and what lies there: for everybody, and for each seat. */
export interface Place {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly seats: readonly { readonly name: string; readonly counts: readonly number[] }[];
}

type Plain = Readonly<Record<string, unknown>>;

const isNamed = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** What of a table is asked and in what order is no piece. */
const HIDDEN = new Set(["pending", "facts"]);
function entries(observation: object): [string, unknown][] {
  const all: [string, unknown][] = Object.entries(observation);
  return all.filter(([name]) => !HIDDEN.has(name));
}

/** A list with as many parts as there are seats is one for each of them. */
const isForSeats = (value: unknown, seats: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === seats;

/** What is the same for the whole table: "round 3". */
export function tableFacts(observation: object): Fact[] {
  return entries(observation).flatMap(([name, value]) =>
    isPlain(value) ? [[name, String(value)] as const] : [],
  );
}

/** What one seat has. */
export function seatFacts(observation: object, seat: number, seats: number): Fact[] {
  return entries(observation).flatMap(([name, value]) => {
    const mine = isForSeats(value, seats) ? value[seat] : null;
    return isPlain(mine) ? [[name, String(mine)] as const] : [];
  });
}

/** Everything with a name, in the order of the table, with all that lies there. */
export function places(observation: object, seats: number): Place[] {
  const names = new Set<string>();
  for (const [, value] of entries(observation))
    for (const part of isForSeats(value, seats) ? value : [value])
      if (isNamed(part)) Object.keys(part).forEach((name) => names.add(name));
  return [...names].map((name) => placeOf(observation, seats, name));
}

function placeOf(observation: object, seats: number, name: string): Place {
  const facts: Fact[] = [];
  const shared: { name: string; counts: number[] }[] = [];
  for (const [field, value] of entries(observation)) {
    if (isNamed(value) && isPlain(value[name])) facts.push([field, String(value[name])]);
    if (!isForSeats(value, seats) || !value.every(isNamed)) continue;
    const counts = value.map((part) => Number(part[name] ?? 0));
    if (counts.some((count) => count > 0)) shared.push({ name: field, counts });
  }
  return { name, facts, seats: shared };
}
