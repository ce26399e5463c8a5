const MOST = 2;

/** The letters that stand for a person where there is no picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, MOST)
    .map((word) => ([...word][0] ?? "").toUpperCase())
    .join("");
}
