import { escapeHtml } from "../../../../shared/escapeHtml";
import { labels } from "./barPlan";
import type { ChartPlan, ChartRequest } from "./chartRequest";
import { answerColour, seriesColour } from "./colours";
import { commonOptions, figure } from "./commonOptions";
import { wrapLabel } from "./wrapLabel";

export function donutPlan(request: ChartRequest): ChartPlan {
  const { data, formats, theme } = request;
  const common = commonOptions(request);
  const points = data.series[0]?.points ?? [];
  const colors = data.categories.map(({ order }) => answerColour(order, data.colouring, theme.mode));
  return {
    type: "donut",
    height: 300,
    series: points.map(({ value, count }) => count ?? value),
    options: {
      ...common,
      chart: {
        ...common.chart,
        events: {
          dataPointSelection: (_event: unknown, _chart: unknown, at?: { dataPointIndex: number }) => {
            const code = at ? points[at.dataPointIndex]?.code : undefined;
            if (code !== undefined) request.onSelect?.(code);
          },
        },
      },
      labels: data.categories.map(({ label }) => label),
      colors,
      stroke: { width: 2, colors: [theme.ground] },
      plotOptions: { pie: { expandOnClick: false, donut: { size: "58%" } } },
      dataLabels: {
        enabled: true,
        dropShadow: { enabled: false },
        style: { fontSize: "12px", fontWeight: 600, colors: colors.map(theme.inkOn) },
        formatter: (_percent, { seriesIndex }: { seriesIndex: number }) => formats.share(points[seriesIndex]?.value ?? 0),
      },
      tooltip: {
        theme: theme.mode,
        custom: ({ seriesIndex }: { seriesIndex: number }) =>
          `<div class="sondeo-tooltip"><b>${escapeHtml(data.categories[seriesIndex]?.label ?? "")}</b><br>${escapeHtml(figure(request, 0, seriesIndex))}</div>`,
      },
    },
  };
}

export function curvePlan(request: ChartRequest, type: "radar" | "line"): ChartPlan {
  const { data, theme, formats } = request;
  const written = (value: number) => (data.measure === "mean" ? formats.statistic(value) : formats.share(value));
  return {
    type,
    height: 340,
    series: data.series.map(({ label, points }) => ({ name: label, data: points.map(({ value }) => value) })),
    options: {
      ...commonOptions(request),
      colors: data.series.map(({ order }) => seriesColour(order, data, theme.mode)),
      stroke: { width: 2, curve: "straight" },
      markers: { size: 4, strokeWidth: 0 },
      fill: { opacity: type === "radar" ? 0.15 : 1 },
      dataLabels: { enabled: false },
      grid: { borderColor: theme.line },
      xaxis: {
        categories: type === "radar" ? data.categories.map(({ label }) => wrapLabel(label, 18, 1)[0]) : labels(request, false),
        axisTicks: { show: false },
        axisBorder: { color: theme.line },
      },
      yaxis: { min: 0, tickAmount: 4, labels: { formatter: written, style: { colors: [theme.faintText] } } },
    },
  };
}
