/** Placeholders of several fields in one text, separated by `//` (spec section 3). */
export function splitPlaceholders(text: string): readonly string[] {
  return text === "" ? [] : text.split("//").map((part) => part.trim());
}
