import type { ApexOptions } from "apexcharts";
import { escapeHtml } from "../../../../shared/escapeHtml";
import { type Formats, NO_FIGURE } from "../format";
import type { ChartData, Point } from "./chartData";
import type { ChartRequest } from "./chartRequest";

function pointText(point: Point | undefined, measure: ChartData["measure"], formats: Formats): string {
  if (!point) return "";
  if (point.isEmpty) return NO_FIGURE;
  if (measure === "mean") return formats.statistic(point.value);
  const share = formats.share(point.value);
  return point.count === undefined ? share : `${share} (${formats.count(point.count)})`;
}

export function figure({ data, formats }: ChartRequest, seriesIndex: number, index: number): string {
  return pointText(data.series[seriesIndex]?.points[index], data.measure, formats);
}

/** Apex writes tooltips as HTML; the texts are other people's. */
function tooltip(request: ChartRequest): NonNullable<ApexOptions["tooltip"]> {
  const { data, theme } = request;
  return {
    theme: theme.mode,
    custom: ({ seriesIndex, dataPointIndex }: { seriesIndex: number; dataPointIndex: number }) => {
      const index = Math.max(0, dataPointIndex);
      const series = data.series[seriesIndex]?.label ?? "";
      const label = [data.categories[index]?.label, series].filter(Boolean).join(" · ");
      return `<div class="sondeo-tooltip"><b>${escapeHtml(label)}</b><br>${escapeHtml(figure(request, seriesIndex, index))}</div>`;
    },
  };
}

export function commonOptions(request: ChartRequest): ApexOptions {
  const { data, theme, onSelect } = request;
  return {
    chart: {
      animations: { enabled: !theme.isMotionReduced, speed: 200, animateGradually: { enabled: false } },
      background: "transparent",
      fontFamily: theme.fontFamily,
      foreColor: theme.text,
      nonce: theme.nonce,
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      events: {
        dataPointSelection: (_event: unknown, _chart: unknown, at?: { seriesIndex: number; dataPointIndex: number }) => {
          const code = at ? data.series[at.seriesIndex]?.points[at.dataPointIndex]?.code : undefined;
          if (code !== undefined) onSelect?.(code);
        },
      },
    },
    theme: { mode: theme.mode },
    legend: { show: false },
    // Apex fades fills in some modes; legend and table show the plain colour.
    fill: { opacity: 1 },
    states: { active: { filter: { type: "none" } } },
    stroke: { width: 0 },
    tooltip: tooltip(request),
  };
}
