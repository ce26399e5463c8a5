/** Words of a text: what blanks divide. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}
