import { useTheme } from "@mui/material";
import type { RefObject } from "react";
import { saveFile, useTexts } from "../../../../client/kit/charts";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import type { QuestionResult } from "../../shared/api";
import { chartSvg, jpegFile, pdfFile, pngFile, svgFile } from "../chart/chartImage";
import type { LegendEntry } from "../chart/chartPlan";
import { type CsvHeads, distributionCsv } from "../chart/distributionCsv";
import { useFormats } from "../useFormats";

export interface ChartExport {
  readonly question: QuestionResult;
  readonly drawing: RefObject<HTMLDivElement | null>;
  readonly legend: readonly LegendEntry[];
  /** The figures, where they aren't the question's own distribution. */
  readonly csvOf?: ((heads: CsvHeads, delimiter: string) => string) | undefined;
  /** Told in words where a file couldn't be made. */
  readonly onFailure: (message: string) => void;
}

const HEADS = ["row", "answer", "code", "count", "share", "base", "mean"] as const;
const FIGURES = ["score", "best", "worst", "shown"] as const;

/** One question's chart and figures as files. */
export function useExports({ question, drawing, legend, csvOf, onFailure }: ChartExport) {
  const { t, language } = useTexts();
  const { palette, typography } = useTheme();
  const formats = useFormats();

  function page(): SVGSVGElement | undefined {
    const svg = drawing.current?.querySelector<SVGSVGElement>("svg.apexcharts-svg");
    if (!svg) return undefined;
    return chartSvg({
      svg,
      title: question.title || question.variable,
      note: t("results.card.base", { base: formats.count(question.base) }),
      legend,
      colours: { ground: palette.background.paper, text: palette.text.primary },
      fontFamily: typography.fontFamily ?? "sans-serif",
    });
  }

  async function saveDrawing(extension: string, toFile: (svg: SVGSVGElement) => Blob | Promise<Blob>) {
    const svg = page();
    try {
      if (svg) saveFile(await toFile(svg), `${question.variable}.${extension}`);
    } catch {
      onFailure(t("charts.export.failed"));
    }
  }

  return {
    svg: () => saveDrawing("svg", svgFile),
    png: () => saveDrawing("png", pngFile),
    jpeg: () => saveDrawing("jpg", jpegFile),
    pdf: () => saveDrawing("pdf", (svg) => pdfFile(svg, question.title || question.variable)),
    csv: () => {
      const heads = Object.fromEntries([
        ...HEADS.map((head) => [head, t(`results.table.${head}`)]),
        ...FIGURES.map((figure) => [figure, t(`results.statistics.${figure}`)]),
      ]) as unknown as CsvHeads;
      const delimiter = csvDelimiter(language);
      const content = csvOf ? csvOf(heads, delimiter) : distributionCsv(question, heads, delimiter);
      saveFile(new Blob([content], { type: "text/csv;charset=utf-8" }), `${question.variable}.csv`);
    },
  };
}
