/** Lets the pages open without a network: it keeps one edition of the site, whole, and answers from no other. */
declare const self: ServiceWorkerGlobalScope & {
  /** Whoever writes the folder says at the end of this script to which edition it belongs. */
  edition: string;
};

interface Site {
  edition: string;
  files: string[];
  /** The files of the engine, which its worker keeps, and what tells whether they have changed. */
  engine?: Record<string, string>;
}

interface Kept {
  site: Site;
  cache: Cache;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
// Until somebody wants it, a new edition waits for the pages of the old one to be closed.
self.addEventListener("message", () => void self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});

/** Ask the host whether a file has changed; the names of scripts and pictures change with them. */
const asked = (address: string): Request =>
  new Request(address, { cache: address.startsWith("/assets/") ? "default" : "no-cache" });

async function keep(): Promise<void> {
  const site: Site = await (await fetch(asked("/site.json"))).json();
  if (site.edition !== self.edition) throw new Error("the site is just being exchanged");
  const cache = await caches.open(site.edition);
  await cache.addAll(site.files.map(asked));
  const before = await former();
  if (before) await keepEngine({ site, cache }, before);
  await cache.put("/site.json", new Response(JSON.stringify(site)));
}

/** Find another edition that plays here without a network, if there is one. */
async function former(): Promise<Kept | null> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const site = name !== self.edition && (await cache.match("/site.json"));
    if (site && (await cache.match("/engine/files.json")))
      return { site: await site.json(), cache };
  }
  return null;
}

/** Whoever can play without a network still can with a new edition; what is as before is not fetched again. */
async function keepEngine({ site, cache }: Kept, before: Kept): Promise<void> {
  for (const [address, digest] of Object.entries(site.engine ?? {})) {
    const same = before.site.engine?.[address] === digest;
    const known = same && (await before.cache.match(address));
    if (known) await cache.put(address, known);
    else await cache.add(asked(address));
  }
}

/** Other editions are of no use any more; the pages that are open are ours from now on. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== self.edition);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Every page is the same document; what it shows is decided in the browser. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(self.edition);
  const wanted = request.mode === "navigate" ? "/" : request;
  return (await cache.match(wanted)) ?? fetch(request);
}

export {};
