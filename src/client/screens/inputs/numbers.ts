/** The number that a person typed, with comma or point; the text itself where it is none, nothing where it is empty. */
export function readNumber(text: string): number | string | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** A number as it is typed in a language: `1234,5` in Spanish. No grouping, which would read as decimals elsewhere. */
export function writeNumber(value: unknown, language: string): string {
  if (typeof value === "string") return value;
  if (typeof value !== "number") return "";
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
}
