/** Works while no page is open: shows a call, and leads to the table. It keeps nothing and answers no request. */
declare const self: ServiceWorkerGlobalScope;

interface Letter {
  title: string;
  text: string;
  link: string;
}

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

self.addEventListener("pushsubscriptionchange", (event) =>
  // The browser's types know this event under its old name alone.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  event.waitUntil(renew(event as PushSubscriptionChangeEvent)),
);

/** A newer call about the same table takes the place of an older one. */
async function show(data: PushMessageData | null): Promise<void> {
  const letter = read(data);
  await self.registration.showNotification(letter.title, {
    body: letter.text,
    tag: letter.link,
    data: letter.link,
    icon: "/assets/ratking-192.png",
    badge: "/assets/ratking-192.png",
  });
}

/** What cannot be read is a call to the home page: a browser wants to show something for every push. */
function read(data: PushMessageData | null): Letter {
  try {
    const { title, text, link }: Letter = data?.json();
    return { title: String(title), text: String(text), link: String(link) };
  } catch {
    return { title: "ratking", text: "", link: "/" };
  }
}

/** Look at the page of the table if it is open somewhere, else open it; never another site. */
async function goTo(link: string): Promise<void> {
  const goal = new URL(link, self.location.origin);
  if (goal.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === goal.pathname);
  await (open ? open.focus() : self.clients.openWindow(goal.pathname));
}

/** A browser may change its address by itself; the host hears of it. */
async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
  const { oldSubscription: old, newSubscription: given } = event;
  const fresh = given ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (old) await tell("/push/leave", { endpoint: old.endpoint });
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await tell("/push", { endpoint, keys });
}

const tell = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export {};
