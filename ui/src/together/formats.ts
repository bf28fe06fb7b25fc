/** The message that names a format of tournaments: round_robin is said by tournament-round-robin. */
export const messageOf = (format: string): string => `tournament-${format.replaceAll("_", "-")}`;
