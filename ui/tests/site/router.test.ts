import { followLinks, go, goInstead, here } from "$lib/site/router.svelte.ts";
import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  followLinks();
});

function click(html: string, part: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...part });
  (document.body.querySelector("i") ?? document.body).dispatchEvent(event);
  return event;
}

test("a page is opened without loading anything", () => {
  vi.stubGlobal("scrollTo", () => undefined);
  go("/rules/rattus#RB-24");
  expect([here.path, here.hash]).toEqual(["/rules/rattus", "#RB-24"]);
  goInstead("/me");
  expect([here.path, here.hash]).toEqual(["/me", ""]);
});

test("a link within the site is followed here, also from something inside it", () => {
  vi.stubGlobal("scrollTo", () => undefined);
  expect(click('<a href="/watch"><i>look</i></a>').defaultPrevented).toBe(true);
  expect(here.path).toBe("/watch");
});

test.each([
  ["another tab", '<a href="/x" target="_blank"><i></i></a>', {}],
  ["a file", '<a href="/x" download><i></i></a>', {}],
  ["the server itself", '<a href="/x" data-outside><i></i></a>', {}],
  ["a new tab by a key", '<a href="/x"><i></i></a>', { ctrlKey: true }],
  ["a new tab by the middle button", '<a href="/x"><i></i></a>', { button: 1 }],
])("the browser keeps a link to %s", (_, html, part) => {
  goInstead("/");
  const prevented = vi.spyOn(MouseEvent.prototype, "preventDefault");
  click(html, part);
  expect(prevented).not.toHaveBeenCalled();
  expect(here.path).toBe("/");
});
