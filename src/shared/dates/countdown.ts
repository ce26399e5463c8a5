const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How long it is to go, in the two largest units: "2 days, 4 hours". @param ms milliseconds @param language BCP 47 */
export function countdown(ms: number, language: string): string {
  let rest = Math.max(Math.ceil(ms / 1_000), 0);
  const parts = UNITS.map(([unit, seconds]) => {
    const value = Math.floor(rest / seconds);
    rest -= value * seconds;
    return { unit, value };
  });
  const first = parts.findIndex(({ value }) => value > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  const format = (unit: string, value: number) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
  return shown.map(({ unit, value }) => format(unit, value)).join(", ");
}
