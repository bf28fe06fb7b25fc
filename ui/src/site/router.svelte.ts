/** Which page is open; links within the site change it without loading anything. */
import { elementOf } from "./elements.ts";

let path = $state(pathname());
let hash = $state(location.hash);

export const here = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
};

/** A plain file server puts a stroke behind the name of a page. */
function pathname(): string {
  return location.pathname.replace(/(?<=.)\/$/, "");
}

/** Open a page of the site. */
export function go(to: string): void {
  history.pushState({}, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Open a page in place of this one, which leads nowhere back. */
export function goInstead(to: string): void {
  history.replaceState({}, "", to);
  arrive();
}

function arrive(): void {
  path = pathname();
  hash = location.hash;
}

/** Listen to links and to the buttons of the browser. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = elementOf(event.target)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.dataset.outside !== undefined) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
