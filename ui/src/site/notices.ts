/** Notifications of the browser: only for who has asked for them, and only when the tab is not seen. */
import { settings } from "./settings.svelte.ts";

export const canNotify = typeof Notification !== "undefined";

/** Turn notifications on or off; the browser asks the person once. */
export async function wantNotices(wanted: boolean): Promise<void> {
  settings.notices = wanted && canNotify && (await Notification.requestPermission()) === "granted";
}

/** Say something to a person who looks elsewhere; a click comes back to the tab. */
export function notify(title: string, text: string, about: string): void {
  if (!settings.notices || !document.hidden || !canNotify || Notification.permission !== "granted")
    return;
  try {
    const notice = new Notification(title, {
      body: text,
      tag: about,
      icon: "/assets/ratking-192.png",
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    settings.notices = false;
  }
}
