import { useMemo } from "react";
import { useTexts } from "../../../../src/client/kit/charts";
import type { Indicator } from "../../shared/neuroTest";

/** How an indicator's raw value is written. */
const KINDS: Readonly<Record<Indicator, "share" | "points" | "difference" | "deviations">> = {
  ...{ brandRecognition: "deviations", activation: "deviations", attention: "share", brandContribution: "difference" },
  ...{ emotionalImpact: "points", rejection: "share", negativity: "share", positivity: "share", attentionImpact: "share" },
};

/** Numbers of results as the language writes them. */
export function useIndicatorFormats() {
  const { language } = useTexts();
  return useMemo(() => {
    const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const signed = { signDisplay: "exceptZero" } as const;
    const formats = {
      share,
      difference: new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1, ...signed }),
      points: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      deviations: new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    };
    const count = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    return {
      raw: (indicator: Indicator, value: number) => formats[KINDS[indicator]].format(value),
      /** @param value 0 to 1 */
      share: (value: number) => share.format(value),
      count: (value: number) => count.format(value),
      coefficient: (value: number) => formats.deviations.format(value),
    };
  }, [language]);
}
