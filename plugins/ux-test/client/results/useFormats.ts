import { useMemo } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { Interval } from "../../shared/interval";

/** Numbers as the language writes them: shares without decimals, which samples of this size don't bear. */
export function useFormats() {
  const { language } = useTexts();
  return useMemo(() => {
    const count = new Intl.NumberFormat(language);
    const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const seconds = new Intl.NumberFormat(language, { style: "unit", unit: "second", maximumFractionDigits: 0 });
    const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const exactSeconds = (milliseconds: number) => `${hundredths.format(milliseconds / 1_000)} s`;
    return {
      count: (value: number) => count.format(value),
      /** @param value 0 to 1 */
      share: (value: number) => share.format(value),
      /** Of shares, e.g. `12–32 %`. */
      shares: ({ low, high }: Interval) => `${count.format(Math.round(low * 100))}–${share.format(high)}`,
      decimal: (value: number) => decimal.format(value),
      seconds: (value: number) => seconds.format(value),
      /** E.g. `26–44 s`. */
      range: (low: number, high: number) => `${count.format(Math.round(low))}–${seconds.format(high)}`,
      /** Of milliseconds, e.g. `0.84 s`. */
      exactSeconds,
      /** Of milliseconds, e.g. `0.61–1.02 s`. */
      exactRange: (low: number, high: number) => `${hundredths.format(low / 1_000)}–${exactSeconds(high)}`,
    };
  }, [language]);
}
