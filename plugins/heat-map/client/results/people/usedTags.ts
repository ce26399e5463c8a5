/** Tags that members have and that hold what was typed; those of most members come first. */
export function usedTags(members: readonly { readonly tags?: readonly string[] | null }[], typed: string): readonly string[] {
  const sought = typed.trim().toLocaleLowerCase();
  const counts = new Map<string, number>();
  for (const tag of members.flatMap(({ tags }) => tags ?? [])) {
    if (tag.toLocaleLowerCase().includes(sought)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].sort(([one, many], [other, more]) => more - many || one.localeCompare(other)).map(([tag]) => tag);
}
