import { settings } from "$lib/site/settings.svelte.ts";
import { Connection, type News } from "$lib/table/connection.svelte.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { view } from "../positions.ts";
import { layWires, Wire, wire } from "../sockets.ts";

let heard: News[] = [];
let latest = 0;
const open: Connection[] = [];

function call(secret = "", eyes: number | null = null): Connection {
  const connection = new Connection(
    "t1",
    secret,
    eyes,
    () => latest,
    (news) => heard.push(news),
  );
  open.push(connection);
  return connection;
}

/** A connection whose server has said what is to be seen. */
function greeted(): Connection {
  const connection = call();
  wire().opens();
  wire().hears({ type: "view", view: view(1) });
  return connection;
}

const deeds = () => wire().said.filter((one) => one.type === "answer");

beforeEach(() => {
  layWires();
  heard = [];
  latest = 0;
});

afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
  settings.language = "";
  vi.useRealTimers();
});

test("the first word is hello, with the language and the last version that was seen", () => {
  latest = 0;
  call("s3cret", 2);
  wire().opens();
  expect(wire().url).toMatch(/^ws:\/\/.+\/tables\/t1\/live$/);
  expect(wire().said).toEqual([
    { type: "hello", language: "en", since: 0, changes: true, secret: "s3cret", seat: 2 },
  ]);
});

test("whoever only looks on says neither a secret nor a seat", () => {
  call();
  wire().opens();
  expect(Object.keys(wire().said[0] ?? {})).toEqual(["type", "language", "since", "changes"]);
});

test("the line is open when the first view has come, and what is told is passed on", () => {
  const connection = call();
  wire().opens();
  expect(connection.status).toBe("opening");
  wire().hears({ type: "view", view: view(1) });
  expect(connection.status).toBe("open");
  expect(heard.map((news) => news.type)).toEqual(["view"]);
});

test("an answer is sent under a name of its own", () => {
  const connection = greeted();
  connection.send({ type: "answer", version: 1, choices: [4] });
  connection.send({ type: "answer", version: 2, choices: [5] });
  expect(deeds()).toMatchObject([{ choices: [4] }, { choices: [5] }]);
  expect(new Set(deeds().map((deed) => deed.request)).size).toBe(2);
});

test("after a break the page calls again, and says once more what nobody has acknowledged", () => {
  const connection = greeted();
  connection.send({ type: "answer", version: 1, choices: [4] });
  const [before] = deeds();
  wire().breaks(1006);
  expect(connection.status).toBe("away");
  vi.advanceTimersByTime(1000);
  expect(Wire.made).toHaveLength(2);
  latest = 1;
  wire().opens();
  wire().hears({ type: "view", view: view(1) });
  expect(wire().said[0]).toMatchObject({ type: "hello", since: 1 });
  expect(deeds()).toEqual([before]);
});

test("what was accepted or refused is not said again", () => {
  const connection = greeted();
  for (const [at, type] of ["accepted", "refused"].entries()) {
    connection.send({ type: "answer", version: at, choices: [at] });
    const request = deeds().at(-1)?.request;
    wire().hears({ type, request, version: 2, code: "not_now", sentence: "Not now." });
  }
  wire().breaks(1006);
  vi.advanceTimersByTime(1000);
  wire().opens();
  wire().hears({ type: "view", view: view(3) });
  expect(deeds()).toEqual([]);
});

test("what is done while the server is away is kept and said when it is back", () => {
  const connection = greeted();
  wire().breaks(1006);
  connection.send({ type: "undo", version: 1 });
  vi.advanceTimersByTime(1000);
  wire().opens();
  wire().hears({ type: "view", view: view(1) });
  expect(wire().said.map((one) => one.type)).toEqual(["hello", "undo"]);
});

test("the page calls less and less often, but never less than every ten seconds", () => {
  greeted();
  wire().breaks(1006);
  const waits = Array.from({ length: 8 }, () => {
    const before = Wire.made.length;
    let waited = 0;
    while (Wire.made.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    wire().breaks(1006);
    return waited;
  });
  expect(waits[0]).toBeLessThanOrEqual(400);
  expect(Math.max(...waits)).toBeLessThan(10_000);
  expect(waits.at(-1)).toBeGreaterThan(6000);
});

test("a server that sends us away is not called again, and its reason is kept", () => {
  const connection = greeted();
  wire().hears({ type: "refused", request: "", code: "no_such_table", sentence: "It is gone." });
  wire().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("closed");
  expect(connection.reason).toBe("It is gone.");
  expect(Wire.made).toHaveLength(1);
});

test("a server that has too much to do is called again", () => {
  const connection = greeted();
  wire().breaks(4429);
  expect(connection.status).toBe("away");
  vi.advanceTimersByTime(1000);
  expect(Wire.made).toHaveLength(2);
});

test("after a quiet while the page asks whether anybody is there; after silence it calls anew", () => {
  const connection = greeted();
  vi.advanceTimersByTime(15_000);
  expect(wire().said.at(-1)).toEqual({ type: "ping" });
  wire().hears({ type: "pong", id: "" });
  vi.advanceTimersByTime(14_000);
  expect(connection.status).toBe("open");
  vi.advanceTimersByTime(1_000 + 10_000);
  expect(connection.status).toBe("away");
});

test("without a network the page says so at once, and calls as soon as there is one", () => {
  const connection = greeted();
  dispatchEvent(new Event("offline"));
  expect([connection.offline, connection.status]).toEqual([true, "away"]);
  dispatchEvent(new Event("online"));
  expect(connection.offline).toBe(false);
  expect(Wire.made).toHaveLength(2);
});

test("the end of an old line says nothing about the new one", () => {
  const connection = greeted();
  const old = wire();
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  wire().opens();
  wire().hears({ type: "view", view: view(1) });
  old.onclose?.({ code: 1006 });
  expect(connection.status).toBe("open");
});

test("another language is asked for once, and everything is told anew in it", () => {
  const connection = greeted();
  connection.speak("de");
  connection.speak("de");
  expect(wire().said.slice(1)).toEqual([{ type: "language", language: "de" }]);
});

test("whoever comes back in another language has everything told from the beginning", () => {
  greeted();
  latest = 9;
  wire().breaks(1006);
  settings.language = "fr";
  vi.advanceTimersByTime(1000);
  wire().opens();
  expect(wire().said[0]).toMatchObject({ language: "fr", since: 0 });
});

test("a line that was closed stays closed, also when the network comes back", () => {
  const connection = greeted();
  connection.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("closed");
  expect(Wire.made).toHaveLength(1);
});
