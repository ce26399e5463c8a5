/** A text without what two people would write differently: case, accents, punctuation, spaces. */
export function normalText(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
