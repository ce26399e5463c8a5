/** Without case and accents, for comparing. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word of a search stands in the title or the description. */
export function matches(
  { title, description }: { readonly title: string; readonly description: string },
  search: string,
): boolean {
  const text = fold(`${title}\n${description}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
