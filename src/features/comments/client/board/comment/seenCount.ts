/** How many numbers ranges hold: `1-12,15` holds 13. */
export function seenCount(ranges: string): number {
  return ranges
    .split(",")
    .filter((range) => range !== "")
    .reduce((sum, range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return sum + last - first + 1;
    }, 0);
}
