/** Lets the pages open without a network: it keeps them when they are first seen. */
declare const self: ServiceWorkerGlobalScope;

/** What this edition of the site consists of, besides the engine, which the worker keeps itself. */
interface Site {
  edition: string;
  files: string[];
}

async function listed(): Promise<Site> {
  const site: Site = await (await fetch("/site.json")).json();
  return site;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});

async function keep(): Promise<void> {
  const { edition, files } = await listed();
  const cache = await caches.open(edition);
  await cache.put("/site.json", new Response(JSON.stringify({ edition, files })));
  await cache.addAll(files);
}

/** Other editions are of no use any more; the pages that are open are ours from now on. */
async function tidy(): Promise<void> {
  const edition = (await listed().catch(() => null))?.edition;
  const names = edition ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name !== edition).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Every page is the same document; what it shows is decided in the browser. */
async function answer(request: Request): Promise<Response> {
  const wanted = request.mode === "navigate" ? "/" : request;
  return (await caches.match(wanted)) ?? fetch(request);
}

export {};
