const STEPS = 40_000_000;

/**
 * How fast one core goes through a fixed loop of whole numbers, to tell a slower machine from slower tests.
 * @returns {number} million steps a second
 */
export function machineSpeed() {
  const began = performance.now();
  let state = 1;
  for (let step = 0; step < STEPS; step += 1) state = Math.imul(state ^ (state >>> 13), 1_664_525) + step;
  const seconds = (performance.now() - began) / 1000;
  // Using the outcome keeps the loop from being left out.
  return Math.round(STEPS / 1e6 / seconds + (state & 0));
}
