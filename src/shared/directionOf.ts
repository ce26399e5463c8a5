/** Scripts that are written from right to left (Unicode Standard Annex 9), by their ISO 15924 codes. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Aran",
  "Hebr",
  "Mand",
  "Mend",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
  "Yezi",
]);

export type Direction = "ltr" | "rtl";

/** The direction of texts in a language, by the script that its BCP 47 tag names or that it is written in most. */
export function directionOf(tag: string): Direction {
  try {
    const { script } = new Intl.Locale(tag.replaceAll("_", "-")).maximize();
    return script !== undefined && RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
  } catch {
    // Imported questionnaires bring tags of their own.
    return "ltr";
  }
}
