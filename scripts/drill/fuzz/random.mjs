/** Numbers from a seed, the same every time (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count) => Math.floor(next() * count);
  return {
    below,
    /** Whether something of this likelihood happens. */
    chance: (likelihood) => next() < likelihood,
    pick: (list) => list[below(list.length)],
    hex: (length) => Array.from({ length }, () => below(16).toString(16)).join(""),
  };
}
