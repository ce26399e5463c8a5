/** Values with how often they are drawn, in any unit. */
export type Weights<Value extends string | number> = readonly (readonly [Value, number])[];

/** One of the values, as often as its weight says. */
export function draw<Value extends string | number>(random: () => number, weights: Weights<Value>): Value {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [value, weight] of weights) {
    rest -= weight;
    if (rest < 0) return value;
  }
  const last = weights.at(-1);
  if (!last) throw new Error("nothing to draw from");
  return last[0];
}

/** How many of so many attempts succeed. */
export function successes(random: () => number, attempts: number, probability: number): number {
  let count = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) if (random() < probability) count += 1;
  return count;
}
