/** Editions of a site without a server: a new one is fetched whole beside the one in use, and only offered. */
interface Editions {
  waiting: ServiceWorker | null;
}

export const editions: Editions = $state({ waiting: null });

/** Keep these pages for when there is no network, and notice when there are newer ones. */
export async function followEditions(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Whoever is here for the first time gets a service worker, and sees what it keeps.
  if (serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", () => location.reload());
  const site = await serviceWorker.register("/site.js");
  const look = () => (editions.waiting = serviceWorker.controller && site.waiting);
  look();
  site.addEventListener("updatefound", () =>
    site.installing?.addEventListener("statechange", look),
  );
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) site.update().catch(() => undefined); // there may be no network
  });
}

/** Use the new edition from now on: it reloads the pages that are open. */
export const takeNew = (): void => editions.waiting?.postMessage("now");
