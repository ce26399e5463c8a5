/** A list by key. A draft may hold one key twice: the second is another one. */
export function keyed<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const item of items) {
    let key = keyOf(item);
    while (found.has(key)) key += "~";
    found.set(key, item);
  }
  return found;
}
