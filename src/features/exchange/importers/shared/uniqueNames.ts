/**
 * Gives every name that came before a number, so that each names one thing.
 * @param written all names of the file: none of them may become another thing's
 * @param keyOf what makes two names the same
 */
export function uniqueNames(written: readonly string[], keyOf = (name: string) => name): (wanted: string) => string {
  const own = new Set(written.map(keyOf));
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (wanted) => {
    const key = keyOf(wanted);
    let number = numbers.get(key) ?? 1;
    let name = wanted;
    while (taken.has(keyOf(name)) || (number > 1 && own.has(keyOf(name)))) {
      number += 1;
      name = `${wanted}_${number}`;
    }
    numbers.set(key, number);
    taken.add(keyOf(name));
    return name;
  };
}
