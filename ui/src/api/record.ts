/** The record of a finished game, as a file to keep. */
import { ask } from "./ask.ts";
import { alone } from "./door.ts";

type LinkEvent = MouseEvent & { currentTarget: HTMLAnchorElement };

/** Without a server a link leads to no file: it is written here. */
export async function saveRecord(event: LinkEvent, table: string): Promise<void> {
  if (!alone) return;
  event.preventDefault();
  const name = event.currentTarget.download;
  const text = await ask<string>("GET", `/tables/${table}/record`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
