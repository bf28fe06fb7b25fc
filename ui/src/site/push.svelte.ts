/** Calls while no page is open: only where the host offers them, for who has asked for them. */
import { ask } from "$lib/api/ask.ts";
import type { PushInfo } from "$lib/api/types.ts";
import { canNotify } from "./notices.ts";
import { language, settings } from "./settings.svelte.ts";

/** Why a wish was not granted: the browser cannot, the person has said no, or its service did not answer. */
export type Why = "" | "unable" | "denied" | "failed";

/** The key of the host; empty where nobody is called. */
export const push = $state<{ key: string; busy: boolean; why: Why }>({
  key: "",
  busy: false,
  why: "",
});

const canPush = canNotify && "serviceWorker" in navigator && "PushManager" in window;

/** Ask the host once whether it calls anybody. */
export async function askForPush(): Promise<void> {
  if (push.key) return;
  push.key = (await ask<PushInfo>("GET", "/push").catch(() => ({ key: "" }))).key;
  push.why = !canPush ? "unable" : Notification.permission === "denied" ? "denied" : "";
}

/** Turn the calls on or off. */
export async function wantPush(wanted: boolean): Promise<void> {
  push.busy = true;
  push.why = wanted ? await subscribed() : "";
  settings.push = wanted && !push.why;
  if (!settings.push) await left();
  if (settings.push) settings.notices = true;
  push.busy = false;
}

/** Tell the host once more where this browser is called: in which language, and as whom. */
export async function renewPush(): Promise<void> {
  if (!settings.push) return;
  await askForPush();
  if (!canPush || Notification.permission !== "granted") await wantPush(false);
  else if (push.key) await subscribed();
}

/** Renew when a page is opened, and when another language is chosen. */
export function followPush(): void {
  $effect.root(() => {
    $effect(() => {
      void language();
      void renewPush();
    });
  });
}

async function subscribed(): Promise<Why> {
  if (!canPush) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { endpoint, keys } = (await subscription()).toJSON();
    await ask("POST", "/push", { endpoint, keys });
    return "";
  } catch {
    return "failed";
  }
}

/** Find the subscription of this browser, or make one; one that was made for another key is of no use. */
async function subscription(): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/push.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && written(known.options.applicationServerKey) === push.key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push.key });
}

/** The browser itself hears no more; a host that is away now will be told so by its service. */
async function left(): Promise<void> {
  if (!canPush) return;
  const known = await (
    await navigator.serviceWorker.getRegistration("/")
  )?.pushManager.getSubscription();
  await known?.unsubscribe().catch(() => false);
  if (known) await ask("POST", "/push/leave", { endpoint: known.endpoint }).catch(() => undefined);
}

function written(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
