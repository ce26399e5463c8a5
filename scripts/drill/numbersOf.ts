/** A generator of the same numbers from 0 to 1 for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const next = () => {
    // xorshift32
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // The first ones of neighbouring seeds are alike.
  for (let index = 0; index < 4; index += 1) next();
  return next;
}
