/** What somebody at a table is called. */
import type { SeatInfo } from "$lib/api/types.ts";

/** The name or, of those who gave none, the colour, which stands alone here and so begins like a name. */
export const seatName = (seat: SeatInfo): string => seat.name || capital(seat.colour);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
