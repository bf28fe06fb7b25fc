/** The links that a host has to send; they are told once, so this tab keeps them. */
import type { Invitation, Seated } from "$lib/api/types.ts";

const key = (table: string) => `ratking-links-${table}`;

/** Keep the links of friends' seats until the tab is closed. */
export function keepLinks(seated: Seated): void {
  const friends = seated.invitations.filter((one) => !seated.seats.includes(one.seat));
  const known = linksOf(seated.table.id).filter((old) => friends.every((one) => one.seat !== old.seat));
  sessionStorage.setItem(key(seated.table.id), JSON.stringify([...known, ...friends]));
}

export function linksOf(table: string): Invitation[] {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
}
