import { useTexts } from "../../../../../client/kit/member";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
const LONG_MS = 30 * 86_400_000;

/** How long ago it was, in words; a date where that is long. */
export function useAgo(instant: string): string {
  const { language } = useTexts();
  const passed = Date.now() - Date.parse(instant);
  if (passed > LONG_MS) return new Date(instant).toLocaleDateString(language, { dateStyle: "medium" });
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? (["minute", 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(Math.floor(passed / length), 0), unit);
}
