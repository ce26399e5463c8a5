/** In how many ways `chosen` of `items` can be chosen. */
export function combinations(items: number, chosen: number): number {
  let ways = 1;
  for (let place = 1; place <= chosen; place += 1) ways = (ways * (items - chosen + place)) / place;
  return Math.round(ways);
}
