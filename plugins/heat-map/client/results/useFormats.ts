import { useMemo } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { Share } from "../../shared/api/results";

export interface Formats {
  readonly count: (value: number) => string;
  /** @param share 0 to 1 */
  readonly share: (share: number) => string;
  /** The bounds of an interval, e.g. `12–32 %`. */
  readonly interval: (share: Share) => string;
}

/** Numbers as the language writes them: shares without decimals, which samples of this size don't bear. */
export function createFormats(language: string): Formats {
  const count = new Intl.NumberFormat(language);
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return {
    count: (value) => count.format(value),
    share: (value) => share.format(value),
    interval: ({ low, high }) => `${count.format(Math.round(low * 100))}–${share.format(high)}`,
  };
}

export function useFormats(): Formats {
  const { language } = useTexts();
  return useMemo(() => createFormats(language), [language]);
}
