import { NO_FIGURE } from "../format";
import type { ChartData } from "./chartData";
import type { ChartPlan, ChartRequest } from "./chartRequest";
import { answerColour, barColour, seriesColour } from "./colours";
import { commonOptions, figure } from "./commonOptions";
import { wrapLabel } from "./wrapLabel";

const ROW = 40;
/** Three lines of label. */
const NARROW_ROW = 60;
/** Apex hangs labels given as lines above the middle of their bar. */
const LABEL_SHIFT = 8;
/** Width of a character of a label, in pixels. */
const CHARACTER = 7;
/** Columns beside each other on a phone whose figures don't touch. */
const MOST_WITH_DECIMALS = 6;
/** Segments below this share have no room for a figure; the table has it. */
const SMALLEST_LABELLED = { wide: 0.06, narrow: 0.18 } as const;

/** The axis of the values: room for the figures behind the longest bar, on both sides of zero where some are below it. */
export function axisOf(data: ChartData, room: number): { readonly min: number; readonly max: number } {
  const values = data.series.flatMap(({ points }) => points.map(({ value }) => value));
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const margin = (highest - lowest) * (room - 1);
  return { min: lowest < 0 ? lowest - margin : 0, max: highest + margin || 1 };
}

function barColours({ data, kind, theme }: ChartRequest): string[] {
  const isOfSeries = data.isGrid || kind === "histogram" || data.measure === "mean";
  if (isOfSeries) return data.series.map(({ order }) => seriesColour(order, data, theme.mode));
  return data.categories.map(({ order }) => barColour(order, data.colouring, theme.mode));
}

export function labels({ data, theme }: ChartRequest, isHorizontal: boolean): string[] {
  const count = data.categories.length;
  const width = isHorizontal ? (theme.isNarrow ? 16 : 34) : columnWidth(count, theme.isNarrow);
  const lines = isHorizontal || width > 8 ? 2 : width > 3 ? 3 : 1;
  // Apex takes several lines as a nested array, which its types don't tell.
  return data.categories.map(({ label }) => wrapLabel(label, width, lines)) as unknown as string[];
}

/** How many characters a column's label has room for. */
function columnWidth(count: number, isNarrow: boolean): number {
  if (!isLevel(count, isNarrow)) return 10;
  return Math.max(3, Math.min(14, Math.floor((isNarrow ? 290 : 900) / count / CHARACTER)));
}

/** Whether the labels under the columns stand level: leaning ones are cut off at the chart's edge. */
function isLevel(count: number, isNarrow: boolean): boolean {
  return count <= (isNarrow ? 12 : 31);
}

export function barPlan(request: ChartRequest, isHorizontal: boolean): ChartPlan {
  const { data, theme, formats } = request;
  const isCrowded = !isHorizontal && data.categories.length > MOST_WITH_DECIMALS;
  const common = commonOptions(request);
  const isDistributed = !data.isGrid && request.kind !== "histogram" && data.measure === "share";
  const axis = axisOf(data, isHorizontal ? (theme.isNarrow ? 1.45 : 1.25) : 1.15);
  const hidden = { labels: { show: false }, axisBorder: { show: false }, axisTicks: { show: false } };
  return {
    type: "bar",
    height: isHorizontal ? data.categories.length * ROW * (data.isGrid ? Math.max(1, data.series.length * 0.6) : 1) + 24 : 300,
    series: data.series.map(({ label, points }) => ({ name: label, data: points.map(({ value }) => value) })),
    options: {
      ...common,
      colors: barColours(request),
      plotOptions: {
        bar: {
          horizontal: isHorizontal,
          distributed: isDistributed,
          borderRadius: 4,
          borderRadiusApplication: "end",
          barHeight: data.isGrid ? "84%" : "64%",
          columnWidth: request.kind === "histogram" ? "96%" : "56%",
          dataLabels: { position: "top" },
        },
      },
      dataLabels: {
        enabled: true,
        // "start" makes Apex draw the figures of short bars over them; without an anchor it starts where the bar ends.
        // Beside bars below zero it has to be "start", which Apex turns round for them.
        textAnchor: isHorizontal ? (axis.min < 0 ? "start" : undefined) : "middle",
        ...(isHorizontal ? { offsetX: 4 } : { offsetY: -20 }),
        style: { fontSize: "12px", fontWeight: 500, colors: [theme.text] },
        background: { enabled: false },
        formatter: (value, { seriesIndex, dataPointIndex }) => {
          const isEmpty = data.series[seriesIndex]?.points[dataPointIndex]?.isEmpty;
          if (!theme.isNarrow || data.measure !== "share" || isEmpty) return figure(request, seriesIndex, dataPointIndex);
          return isCrowded ? formats.roundShare(Number(value)) : formats.share(Number(value));
        },
      },
      grid: { show: false, padding: { top: isHorizontal ? -16 : 8, bottom: isHorizontal ? -16 : 0, right: 8 } },
      xaxis: isHorizontal
        ? { categories: labels(request, true), ...axis, ...hidden }
        : {
            categories: labels(request, false),
            labels: isLevel(data.categories.length, theme.isNarrow) ? { rotate: 0, hideOverlappingLabels: false } : {},
            axisTicks: { show: false },
            axisBorder: { color: theme.line },
          },
      yaxis: isHorizontal
        ? { labels: { maxWidth: theme.isNarrow ? 130 : 260, offsetY: LABEL_SHIFT, style: { fontSize: "13px" } } }
        : { ...axis, ...hidden },
    },
  };
}

function stackedSeries({ data }: ChartRequest): ChartData {
  if (data.isGrid) return data;
  const points = data.series[0]?.points ?? [];
  return {
    ...data,
    categories: [{ code: "", label: "", order: 0 }],
    series: data.categories.map(({ code, label, order }, index) => ({
      code,
      label,
      order,
      points: [points[index] ?? { value: 0 }],
    })),
  };
}

export function stackedPlan(original: ChartRequest): ChartPlan {
  const request = { ...original, data: stackedSeries(original) };
  const { data, theme, formats } = request;
  const sums = data.categories.map((_, row) => data.series.reduce((sum, { points }) => sum + (points[row]?.value ?? 0), 0));
  const plan = barPlan(request, true);
  const colors = data.series.map(({ order }) => answerColour(order, data.colouring, theme.mode));
  const smallest = theme.isNarrow ? SMALLEST_LABELLED.narrow : SMALLEST_LABELLED.wide;
  return {
    ...plan,
    height: data.categories.length * (theme.isNarrow ? NARROW_ROW : ROW) + 32,
    options: {
      ...plan.options,
      chart: { ...plan.options.chart, stacked: true },
      colors,
      stroke: { width: 1, colors: [theme.ground] },
      plotOptions: { bar: { horizontal: true, barHeight: "72%", dataLabels: { position: "center" } } },
      dataLabels: {
        enabled: true,
        style: { fontSize: "12px", fontWeight: 600, colors: colors.map(theme.inkOn) },
        formatter: (value) => (Number(value) < smallest ? "" : formats.share(Number(value))),
      },
      xaxis: { ...plan.options.xaxis, categories: stackedLabels(request), max: Math.max(1, ...sums) },
    },
  };
}

function stackedLabels(request: ChartRequest): string[] {
  const { data, formats } = request;
  const texts = labels(request, true) as unknown as string[][];
  return texts.map((lines, row) => {
    const base = data.categories[row]?.base;
    if (base === undefined) return lines;
    return [...lines, `n = ${formats.count(base)}${base === 0 ? `: ${NO_FIGURE}` : ""}`];
  }) as unknown as string[];
}
