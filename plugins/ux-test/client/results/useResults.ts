import { useMemo } from "react";
import { clientOf, useTexts } from "../../../../src/client/kit/console";
import type { resultsApi } from "../../shared/api/results";

const tests = clientOf<typeof resultsApi>();
const LIVE_MS = 30_000;

/** What a usability test has found, read anew now and then while people take part. */
export const useResults = (activityId: string) =>
  tests.useCall("GET /api/activities/:id/ux-test/results", { params: { id: activityId } }, { refetchInterval: LIVE_MS });

/** Numbers as the language writes them. */
export function useFormats() {
  const { language } = useTexts();
  return useMemo(() => {
    const count = new Intl.NumberFormat(language);
    const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const seconds = new Intl.NumberFormat(language, { style: "unit", unit: "second", maximumFractionDigits: 0 });
    return {
      /** @param value 0 to 1 */
      share: (value: number) => share.format(value),
      /** Of shares, e.g. `12–32 %`. */
      shares: (low: number, high: number) => `${count.format(Math.round(low * 100))}–${share.format(high)}`,
      one: (value: number) => one.format(value),
      seconds: (value: number) => seconds.format(value),
      /** E.g. `26–44 s`. */
      range: (low: number, high: number) => `${count.format(Math.round(low))}–${seconds.format(high)}`,
    };
  }, [language]);
}
