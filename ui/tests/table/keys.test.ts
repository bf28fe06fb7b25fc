import { isTyped, keepsEnter, keyOf, placeOf, stepped } from "$lib/table/keys.ts";
import { expect, test } from "vitest";

function pressed(key: string, on: HTMLElement, part: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...part });
  on.dispatchEvent(event);
  return event;
}

function drawn(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test("digits come first, then letters, and each key gives the answer that shows it", () => {
  expect([0, 8, 9].map(keyOf)).toEqual(["1", "9", "a"]);
  for (let place = 0; place < 30; place += 1) expect(placeOf(keyOf(place))).toBe(place);
});

test("letters that mean something else at a table give no answer", () => {
  expect(["f", "h", "m", "u"].map(placeOf)).toEqual([-1, -1, -1, -1]);
});

test("there are more answers than keys in a very long list", () => {
  expect(keyOf(200)).toBe("");
});

test("what is typed into a field is not for the table, a slider is", () => {
  expect(isTyped(pressed("1", drawn("<input>")))).toBe(true);
  expect(isTyped(pressed("1", drawn("<textarea></textarea>")))).toBe(true);
  expect(isTyped(pressed("1", drawn('<input type="range">')))).toBe(false);
  expect(isTyped(pressed("1", drawn("<p></p>")))).toBe(false);
});

test("keys with Ctrl, Alt or Meta belong to the browser", () => {
  const page = drawn("<p></p>");
  for (const key of ["ctrlKey", "altKey", "metaKey"])
    expect(isTyped(pressed("1", page, { [key]: true }))).toBe(true);
});

test("Enter belongs to nothing where the focus is on no button", () => {
  expect(keepsEnter(pressed("Enter", drawn("<p></p>")))).toBe(false);
});

test("arrows move the focus round among the buttons of a list", () => {
  const list = drawn("<div><button>a</button><button>b</button></div>");
  const now = () => document.activeElement?.textContent;
  expect(stepped(pressed("ArrowDown", list), list)).toBe(true);
  expect(now()).toBe("a");
  stepped(pressed("ArrowRight", list), list);
  expect(now()).toBe("b");
  stepped(pressed("ArrowRight", list), list);
  expect(now()).toBe("a");
  stepped(pressed("ArrowUp", list), list);
  expect(now()).toBe("b");
});

test("another key moves no focus", () => {
  const list = drawn("<div><button>a</button></div>");
  const event = pressed("x", list);
  expect([stepped(event, list), event.defaultPrevented]).toEqual([false, false]);
});
