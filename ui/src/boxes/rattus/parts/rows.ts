/** How the symbols of a rat share the lower half of its disc, which is round and 42 wide from its middle. */
export interface Row<Symbol> {
  readonly symbols: readonly Symbol[];
  /** How far below the middle, and how wide each symbol is. */
  readonly y: number;
  readonly step: number;
}

const ONE_ROW: Readonly<Record<number, number>> = { 1: 23, 2: 23, 3: 21, 4: 17 };

/** Up to four side by side; more stand in two rows, two of them in the narrow one below. */
export function rowsOf<Symbol>(symbols: readonly Symbol[]): Row<Symbol>[] {
  const step = ONE_ROW[symbols.length];
  if (step || !symbols.length) return [{ symbols, y: 23, step: step ?? 23 }];
  const wide = Math.min(15, 76 / (symbols.length - 2));
  return [
    { symbols: symbols.slice(0, -2), y: 16.5, step: wide },
    { symbols: symbols.slice(-2), y: 32, step: 15 },
  ];
}
