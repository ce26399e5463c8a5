/** For each place the length of the longest rising run that ends there, and where the run came from. */
function risingRuns(places: readonly number[]): { readonly lengths: readonly number[]; readonly previous: readonly number[] } {
  const lengths: number[] = [];
  const previous: number[] = [];
  for (const [index, place] of places.entries()) {
    let best = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const isLower = (places[earlier] ?? 0) < place;
      if (isLower && (lengths[earlier] ?? 0) > (lengths[best] ?? 0)) best = earlier;
    }
    lengths.push((lengths[best] ?? 0) + 1);
    previous.push(best);
  }
  return { lengths, previous };
}

function withoutEqualEnds(before: readonly string[], after: readonly string[]): readonly [readonly string[], readonly string[]] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/**
 * The fewest keys that have to move so that one order becomes the other. Keys of one side only don't count: what was
 * added or removed moves nothing.
 */
export function movedKeys(before: readonly string[], after: readonly string[]): readonly string[] {
  const old = new Set(before);
  const now = new Set(after);
  const [from, to] = withoutEqualEnds(
    before.filter((key) => now.has(key)),
    after.filter((key) => old.has(key)),
  );
  const placeOf = new Map(from.map((key, index) => [key, index]));
  const { lengths, previous } = risingRuns(to.map((key) => placeOf.get(key) ?? 0));
  const staying = new Set<string>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at] ?? -1) staying.add(to[at] ?? "");
  return to.filter((key) => !staying.has(key));
}
