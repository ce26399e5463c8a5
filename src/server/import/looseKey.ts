/** What of a heading or a choice counts: case, accents, spaces and signs do not. */
export function looseKey(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
