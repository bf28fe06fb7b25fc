import { fasterThan, language, look, settings } from "$lib/site/settings.svelte.ts";
import { afterEach, expect, test, vi } from "vitest";

const KEY = "ratking";

/** The settings as another visit finds them. */
async function nextVisit(kept: string): Promise<typeof settings> {
  localStorage.setItem(KEY, kept);
  vi.resetModules();
  return (await import("$lib/site/settings.svelte.ts")).settings;
}

afterEach(() => {
  Object.assign(settings, { language: "", theme: "system", speed: 1 });
});

test("the chosen language comes before those that the browser likes", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-CA", "de"]);
  expect(language()).toBe("fr");
  settings.language = "de";
  expect(language()).toBe("de");
});

test("a browser that likes none of our languages gets English", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["ja", "pt-BR"]);
  expect(language()).toBe("en");
});

test("what was kept is there at the next visit, and what is new since then has its usual value", async () => {
  const found = await nextVisit('{"name":"Anna","speed":2}');
  expect(found).toMatchObject({ name: "Anna", speed: 2, volume: 0.7, theme: "system" });
});

test("a store that cannot be read is as good as none", async () => {
  expect(await nextVisit("{broken")).toMatchObject({ name: "", speed: 1 });
});

test("the faster the speed, the shorter everything lasts", () => {
  settings.speed = 2;
  expect(look.pace).toBe(0.5);
});

test("a chosen look does not ask the system", () => {
  settings.theme = "night";
  expect(look.night).toBe(true);
  settings.theme = "parchment";
  expect(look.night).toBe(false);
});

test("speeds go round, and an unknown one finds its way back", () => {
  expect([0.5, 1, 2, 3].map(fasterThan)).toEqual([1, 2, 3, 0.5]);
  expect(fasterThan(1.5)).toBe(2);
});
