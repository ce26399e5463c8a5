import type { QuestionResult } from "../../shared/api";
import type { ChartData } from "../chart/chartData";
import { type Formats, NO_FIGURE } from "../format";

const SPOKEN = 6;

interface ChartDescriptionInput {
  readonly question: QuestionResult;
  readonly data: ChartData;
  readonly formats: Formats;
  readonly t: (key: string, options?: Record<string, unknown>) => string;
}

/** A chart in a sentence for those who can't see it; the table tells the rest. */
export function chartDescription({ question, data, formats, t }: ChartDescriptionInput): string {
  const written = (value: number) => (data.measure === "mean" ? formats.statistic(value) : formats.share(value));
  const lines = data.categories.slice(0, SPOKEN).map(({ label }, index) => {
    const values = data.series.map((series) => {
      const point = series.points[index];
      const value = point?.isEmpty ? NO_FIGURE : written(point?.value ?? 0);
      return series.label ? `${series.label} ${value}` : value;
    });
    return `${label}: ${values.join(", ")}`;
  });
  const rest = data.categories.length > SPOKEN ? ` ${t("charts.seeTable")}` : "";
  return `${t("charts.of", { title: question.title || question.variable })} ${lines.join("; ")}.${rest}`;
}
