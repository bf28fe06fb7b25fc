/** Names a season of the ladder, which the server calls "2026-4", by its months. */
export function seasonName(season: string, language: string): string {
  const [year = 0, quarter = 0] = season.split("-").map(Number);
  if (!year || !quarter) return season;
  const name = new Intl.DateTimeFormat(language, { month: "short", year: "numeric" });
  return name.formatRange(new Date(year, quarter * 3 - 3), new Date(year, quarter * 3 - 1));
}
