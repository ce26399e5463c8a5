const LONGEST = 80;

/**
 * The name of a downloaded file: what it is about, as far as all systems take that, and the day.
 * @example `datedFileName("Café: ¿qué tal?", "csv", now)`: `Café qué tal 2026-03-01.csv`
 */
export function datedFileName(title: string, extension: string, now = new Date()): string {
  const safe = title
    .normalize("NFC")
    // What systems refuse; `¿` would stand without its other half.
    .replace(/[\p{C}\\/:*?¿"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .slice(0, LONGEST)
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  return `${safe ? `${safe} ` : ""}${day}.${extension}`;
}
