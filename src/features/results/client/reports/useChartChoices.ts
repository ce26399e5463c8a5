import { useState } from "react";
import type { ChartSettings } from "../../shared/chartSettings";
import type { Charts } from "./ChartChoices";

/** Charts that are being chosen; a question without any choice is left out. */
export function useChartChoices(initial: Charts = {}) {
  const [charts, setCharts] = useState<Charts>(initial);
  const setChart = (questionId: string, settings: ChartSettings) =>
    setCharts(({ [questionId]: _before, ...others }) =>
      Object.keys(settings).length > 0 ? { ...others, [questionId]: settings } : others,
    );
  return { charts, setChart };
}
