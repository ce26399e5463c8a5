/** A source of numbers uniform in [0, 1). */
export type Random = () => number;

/** How well liked something is among simulated respondents, 0.1 to 1: stable for a name, different between names. */
export function popularity(name: string): number {
  let hash = 2166136261;
  for (let place = 0; place < name.length; place += 1) hash = Math.imul(hash ^ name.charCodeAt(place), 16777619) >>> 0;
  return 0.1 + ((hash >>> 7) % 1000) / 1111;
}

/** One of the names, the popular ones more often. */
export function pickOne<Item>(items: readonly Item[], nameOf: (item: Item) => string, random: Random): Item | undefined {
  const weights = items.map((item) => popularity(nameOf(item)));
  let rest = random() * weights.reduce((total, weight) => total + weight, 0);
  for (const [place, item] of items.entries()) {
    rest -= weights[place] ?? 0;
    if (rest < 0) return item;
  }
  return items[items.length - 1];
}

/** All of the names in an order of preference that varies around their popularity. */
export function shuffle(names: readonly string[], random: Random): readonly string[] {
  return names
    .map((name) => ({ name, rank: random() - popularity(name) * 0.6 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}

/** A number between two limits, most often near the middle, with so many decimals. */
export function between(from: number, to: number, decimals: number, random: Random): number {
  const share = (random() + random() + random()) / 3;
  const value = Number((from + share * (to - from)).toFixed(decimals));
  return Math.min(to, Math.max(from, value));
}

/** A whole number from `from` to `to`, each as likely. */
export function integerBetween(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1));
}
