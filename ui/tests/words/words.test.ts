import { settings } from "$lib/site/settings.svelte.ts";
import { percent, signed, signedCount } from "$lib/words/numbers.ts";
import { has, say, sayOwn, says, speak, spoken } from "$lib/words/words.svelte.ts";
import { afterEach, beforeAll, expect, test } from "vitest";

beforeAll(() => speak(["rattus"]));
afterEach(async () => {
  sayOwn({});
  settings.language = "";
  await speak(["rattus"]);
});

test("a message is said in the language of the page", async () => {
  const english = say("language");
  settings.language = "de";
  await speak(["rattus"]);
  expect([spoken(), document.documentElement.lang]).toEqual(["de", "de"]);
  expect(say("language")).not.toBe(english);
});

test("a message that is not there is a fault that says its name", () => {
  expect(() => say("no-such-message")).toThrow("no-such-message");
  expect(says("no-such-message")).toBeUndefined();
  expect([has("no-such-message"), has("language")]).toEqual([false, true]);
});

test("an owner's words come before ours", () => {
  sayOwn({ language: "Zunge" });
  expect(say("language")).toBe("Zunge");
});

test("the words of a game are there when its subject was asked for", async () => {
  expect(has("card-monk")).toBe(true);
  await speak();
  expect(has("card-monk")).toBe(false);
});

test("chances are said in hundredths", () => {
  expect(percent(0.256)).toMatch(/^26\s?%$/);
});

test("points carry a true sign, and nothing has none", () => {
  expect([signed(0.12), signed(-0.12), signed(0.001)]).toEqual(["+12", "−12", "0"]);
  expect([signedCount(-3), signedCount(0), signedCount(4)]).toEqual(["−3", "0", "4"]);
});
