import { addressOf, siteOf, unpacked, type Luggage } from "$lib/site/luggage.ts";
import { expect, test } from "vitest";

const LUGGAGE: Luggage = {
  game: "cartus",
  record: "ratking record 2\ngame cartus\n* 17 ü\n".repeat(200),
  seats: [
    { kind: "me", name: "Zoë", level: "" },
    { kind: "bot", name: "Odo", level: "odo" },
  ],
};

test("a game travels in the part of an address that no server is told, and is small there", async () => {
  const address = await addressOf(new URL("https://play.example/somewhere?x=1"), LUGGAGE);
  const { origin, pathname, search, hash } = new URL(address);
  expect([origin, pathname, search]).toEqual(["https://play.example", "/go-on", ""]);
  expect(hash).toMatch(/^#[\w-]+$/);
  expect(hash.length).toBeLessThan(1000);
  expect(await unpacked(hash)).toEqual(LUGGAGE);
});

test.each(["", "#", "#nonsense", "#H4sIAAAA"])("there is no game in %s", async (hash) => {
  expect(await unpacked(hash)).toBeNull();
});

test("an address may be typed without its scheme; at home it is not a safe one", () => {
  const typed = ["play.example", "http://club.lan:8000/x", " localhost:8000 ", "192.168.1.4:8000"];
  expect(typed.map((one) => siteOf(one)?.origin)).toEqual([
    "https://play.example",
    "http://club.lan:8000",
    "http://localhost:8000",
    "http://192.168.1.4:8000",
  ]);
});

test.each(["", "no address", "javascript://x", "ftp://a.example"])("%s is no address", (typed) => {
  expect(siteOf(typed)).toBeNull();
});
