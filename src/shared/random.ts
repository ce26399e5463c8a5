/** A repeatable source of numbers uniform in [0, 1), from a 32-bit seed (the "mulberry32" generator, public domain). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items, each as likely. */
export function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** A number of 32 bits that follows from a text. */
function seedOf(text: string): number {
  let seed = 0;
  for (const sign of text) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return seed;
}

/** The items in an order that looks random, and is the same whenever it is asked for with the same text. */
export function shuffledBy<T>(text: string, items: readonly T[]): readonly T[] {
  const random = createRandom(seedOf(text));
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
