const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text in a language that writes spaces between them; signs and emoji are none. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
