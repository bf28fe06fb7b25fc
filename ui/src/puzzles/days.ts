/** How many days it is until a moment, at least none. */
const DAY = 24 * 3600;
export const days = (due: number, now = Date.now() / 1000): number =>
  Math.max(0, Math.round((due - now) / DAY));
