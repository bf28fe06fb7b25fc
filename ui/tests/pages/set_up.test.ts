/** Before a game: who sits down. */
import type { CharacterInfo, SeatWish } from "$lib/api/types.ts";
import { seatedAt } from "$lib/pages/set_up.ts";
import { bot } from "$lib/site/games.ts";
import { expect, test } from "vitest";

const character = (name: string, level: string) => ({ name, level }) as CharacterInfo;
const known = [
  character("pip", "novice"),
  character("clara", "medium"),
  character("tancred", "hard"),
  character("corvo", "hard"),
];
const mara: SeatWish = { kind: "me", name: "Mara", level: "" };

test("opponents of one strength are seated, and people stay where they are", () => {
  const seats = seatedAt("hard", [mara, bot(1), bot(2)], known);
  expect(seats.map((seat) => seat.name)).toEqual(["Mara", "Tancred", "Corvo"]);
});

test("where there are not enough of them the next best sit down, and nobody twice", () => {
  const seats = seatedAt("hard", [mara, bot(1), bot(2), bot(3), bot(4)], known);
  expect(seats.map((seat) => seat.level)).toEqual(["", "tancred", "corvo", "clara", "pip"]);
});
