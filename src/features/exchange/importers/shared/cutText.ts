/** What a document holds at most of one text. */
const LONGEST = 20_000;

/** The text, cut by whole characters where it is longer than may be kept. @param limit in characters @default 20,000 */
export function cutText(text: string, limit: number = LONGEST): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= limit) return { text, isCut: false };
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
  return { text: text.slice(0, isHalf ? limit - 1 : limit), isCut: true };
}
