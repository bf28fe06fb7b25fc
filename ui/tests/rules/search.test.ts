import { has, marked } from "$lib/rules/search.ts";
import { grouped } from "$lib/rules/things.ts";
import { expect, test } from "vitest";

test("words are found in any order, whatever their accents and capitals", () => {
  expect(has("La peste noire à Évreux", "evreux PESTE")).toBe(true);
  expect(has("La peste noire", "peste bleue")).toBe(false);
});

test("what was found is marked, and nothing of the text is lost", () => {
  const pieces = marked("Der Mönch und der Mönch", "monch");
  expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual([
    "Mönch",
    "Mönch",
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe("Der Mönch und der Mönch");
});

test("single letters and signs of a pattern mark nothing by accident", () => {
  expect(marked("a.b", "a")).toEqual([{ text: "a.b", found: false }]);
  expect(marked("axxb", "a.xb").some((piece) => piece.found)).toBe(false);
});

test("things of one kind stand together, and those that share their text stand once", () => {
  const thing = (id: string, text: string) => ({ id, name: id, text, rules: ["RB-1"] });
  const groups = grouped([thing("card:1", "same"), thing("event:1", "x"), thing("card:2", "same")]);
  expect(groups.map((group) => [group.kind, group.entries.length])).toEqual([
    ["card", 1],
    ["event", 1],
  ]);
  expect(groups[0]?.entries[0]?.things.map((one) => one.id)).toEqual(["card:1", "card:2"]);
});
