/** Tables of RatLand with only what a test is about. */
import type { QuestionInfo } from "$lib/api/types.ts";
import { type GameView, lay, type Table } from "$lib/boxes/ratland/table.ts";
import { gameView, question } from "../../positions.ts";

const SPACES = ["dump", "city", "fields", "left pipe", "right pipe", "nursery", "pantry"] as const;
const NONE = Object.fromEntries(SPACES.map((space) => [space, 0]));

/** Lay out the box as the server numbers its things. */
export const layBox = (): void =>
  lay({
    game: "ratland",
    data: "",
    own_files: [],
    texts: {},
    spaces: [...SPACES],
    colours: ["yellow", "orange", "white", "black", "purple", "blue"],
    events: ["Abundance", "MassiveAttack"],
    clans: ["Recyclers"],
  });

interface Wishes {
  readonly rats?: number;
  readonly round?: number;
  readonly asks?: readonly string[];
  readonly twice?: number;
  readonly mostAtHome?: number | null;
  readonly plan?: Readonly<Record<string, number>>;
}

/** A clan of some rats at home that are to be dealt out, and a rival. */
export function dealingTable(wishes: Wishes = {}): Table {
  const clan = {
    rats: { ...NONE, pantry: wishes.rats ?? 6 },
    plan: { ...NONE, double: 0, hidden: 0, ...wishes.plan },
    cheese: 2,
    poisoned: 0,
    lost: 0,
  };
  return {
    round: wishes.round ?? 1,
    phase: "rats",
    area: "dump",
    seats: [clan, clan],
    counted: {
      asks: wishes.asks ?? ["dump", "city", "fields", "left pipe", "right pipe", "nursery"],
      twice: wishes.twice ?? 0,
      most_at_home: wishes.mostAtHome ?? null,
      costs: [0, 0, 1, 1, 2, 2, 3, 3, 4],
      seats: [{ young: [0, 0, 1, 1, 2, 2, 3] }, { young: [0] }],
    },
  } as unknown as Table;
}

export const dealer = (
  table: Table = dealingTable(),
  part: Partial<Omit<GameView, "observation">> = {},
  asked: Partial<QuestionInfo> = {},
): GameView =>
  ({
    ...gameView(table, part as object),
    question: question({ kind: "place", ...asked }),
  }) as GameView;
