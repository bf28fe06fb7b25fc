/** What is told once, so that this tab keeps it: the links that a host has to send, and the secret of its own seat. */
import type { Invitation, Seated } from "$lib/api/types.ts";

const key = (table: string) => `ratking-links-${table}`;

/** Keep the links of friends' seats until the tab is closed. */
export function keepLinks(seated: Seated): void {
  const friends = seated.invitations.filter((one) => !seated.seats.includes(one.seat));
  const known = linksOf(seated.table.id).filter((old) =>
    friends.every((one) => one.seat !== old.seat),
  );
  sessionStorage.setItem(key(seated.table.id), JSON.stringify([...known, ...friends]));
}

export function linksOf(table: string): Invitation[] {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
}

const seatKey = (table: string) => `ratking-seat-${table}`;

/** Keep the secret of the seat that this tab plays; it never stands in an address that could be passed on. */
export function keepSeat(table: string, secret: string): void {
  if (secret) sessionStorage.setItem(seatKey(table), secret);
  else sessionStorage.removeItem(seatKey(table));
}

export function keptSeat(table: string): string {
  return sessionStorage.getItem(seatKey(table)) ?? "";
}
