import type { ApexOptions } from "apexcharts";
import type { ChartKind } from "../../../../schema/questionType";
import type { Formats } from "../format";
import type { ChartData, Point } from "./chartData";
import { colourOf } from "./colours";
import { wrapLabel } from "./wrapLabel";

/** What a chart's look depends on beside its data. */
export interface ChartLook {
  readonly mode: "light" | "dark";
  readonly text: string;
  readonly faintText: string;
  readonly line: string;
  readonly ground: string;
  readonly fontFamily: string;
  readonly isMotionReduced: boolean;
  /** Narrow screens get shorter labels. */
  readonly isNarrow: boolean;
  readonly nonce: string;
  /** A text colour that reads on the given one. */
  readonly inkOn: (colour: string) => string;
}

export interface ChartRequest {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly look: ChartLook;
  readonly formats: Formats;
  /** A bar was chosen, by mouse. Its counterpart for the keyboard is the table. */
  readonly onSelect?: (code: string) => void;
}

export interface ChartPlan {
  readonly type: "bar" | "donut" | "radar" | "line";
  readonly series: NonNullable<ApexOptions["series"]>;
  readonly options: ApexOptions;
  readonly height: number;
}

const ROW = 40;
/** Three lines of label. */
const NARROW_ROW = 60;
/** Apex hangs labels given as lines above the middle of their bar. */
const LABEL_SHIFT = 8;
/** Segments below this share have no room for a figure; the table has it. */
const SMALLEST_LABELLED = { wide: 0.06, narrow: 0.18 } as const;

function pointText(point: Point | undefined, measure: ChartData["measure"], formats: Formats): string {
  if (!point) return "";
  if (measure === "mean") return formats.statistic(point.value);
  const share = formats.share(point.value);
  return point.count === undefined ? share : `${share} (${formats.count(point.count)})`;
}

function figure({ data, formats }: ChartRequest, seriesIndex: number, index: number): string {
  return pointText(data.series[seriesIndex]?.points[index], data.measure, formats);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Apex writes tooltips as HTML; the texts are other people's. */
function tooltip(request: ChartRequest): NonNullable<ApexOptions["tooltip"]> {
  const { data, look } = request;
  return {
    theme: look.mode,
    custom: ({ seriesIndex, dataPointIndex }: { seriesIndex: number; dataPointIndex: number }) => {
      const index = Math.max(0, dataPointIndex);
      const series = data.series[seriesIndex]?.label ?? "";
      const label = [data.categories[index]?.label, series].filter(Boolean).join(" · ");
      return `<div class="sondeo-tooltip"><b>${escaped(label)}</b><br>${escaped(figure(request, seriesIndex, index))}</div>`;
    },
  };
}

function commonOptions(request: ChartRequest): ApexOptions {
  const { data, look, onSelect } = request;
  return {
    chart: {
      animations: { enabled: !look.isMotionReduced, speed: 200, animateGradually: { enabled: false } },
      background: "transparent",
      fontFamily: look.fontFamily,
      foreColor: look.text,
      nonce: look.nonce,
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
    theme: { mode: look.mode },
    legend: { show: false },
    // Apex fades fills in some modes; legend and table show the plain colour.
    fill: { opacity: 1 },
    states: { active: { filter: { type: "none" } } },
    stroke: { width: 0 },
    tooltip: tooltip(request),
  };
}

function highest(data: ChartData): number {
  return Math.max(0, ...data.series.flatMap(({ points }) => points.map(({ value }) => value)));
}

function barColours({ data, kind }: ChartRequest): string[] {
  if (data.isGrid || kind === "histogram" || data.measure === "mean") return data.series.map(({ order }) => colourOf(order));
  return data.categories.map((_, order) => colourOf(order));
}

function labels({ data, look }: ChartRequest, isHorizontal: boolean): string[] {
  const width = isHorizontal ? (look.isNarrow ? 16 : 34) : look.isNarrow ? 8 : 14;
  // Apex takes several lines as a nested array, which its types don't tell.
  return data.categories.map(({ label }) => wrapLabel(label, width)) as unknown as string[];
}

function barPlan(request: ChartRequest, isHorizontal: boolean): ChartPlan {
  const { data, look } = request;
  const common = commonOptions(request);
  const isDistributed = !data.isGrid && request.kind !== "histogram" && data.measure === "share";
  const room = highest(data) * (isHorizontal ? (look.isNarrow ? 1.45 : 1.25) : 1.15) || 1;
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
          barHeight: "64%",
          columnWidth: request.kind === "histogram" ? "96%" : "56%",
          dataLabels: { position: "top" },
        },
      },
      dataLabels: {
        enabled: true,
        // "start" makes Apex draw the figures of short bars over them; without an anchor it starts where the bar ends.
        textAnchor: isHorizontal ? undefined : "middle",
        ...(isHorizontal ? { offsetX: 4 } : { offsetY: -20 }),
        style: { fontSize: "12px", fontWeight: 500, colors: [look.text] },
        background: { enabled: false },
        formatter: (value, { seriesIndex, dataPointIndex }) =>
          look.isNarrow && data.measure === "share"
            ? request.formats.share(Number(value))
            : figure(request, seriesIndex, dataPointIndex),
      },
      grid: { show: false, padding: { top: isHorizontal ? -16 : 8, bottom: isHorizontal ? -16 : 0, right: 8 } },
      xaxis: isHorizontal
        ? { categories: labels(request, true), max: room, min: 0, ...hidden }
        : { categories: labels(request, false), axisTicks: { show: false }, axisBorder: { color: look.line } },
      yaxis: isHorizontal
        ? { labels: { maxWidth: look.isNarrow ? 130 : 260, offsetY: LABEL_SHIFT, style: { fontSize: "13px" } } }
        : { max: room, min: 0, ...hidden },
    },
  };
}

function stackedSeries({ data }: ChartRequest): ChartData {
  if (data.isGrid) return data;
  const points = data.series[0]?.points ?? [];
  return {
    ...data,
    categories: [{ code: "", label: "" }],
    series: data.categories.map(({ code, label }, order) => ({ code, label, order, points: [points[order] ?? { value: 0 }] })),
  };
}

function stackedPlan(original: ChartRequest): ChartPlan {
  const request = { ...original, data: stackedSeries(original) };
  const { data, look, formats } = request;
  const sums = data.categories.map((_, row) => data.series.reduce((sum, { points }) => sum + (points[row]?.value ?? 0), 0));
  const plan = barPlan(request, true);
  const smallest = look.isNarrow ? SMALLEST_LABELLED.narrow : SMALLEST_LABELLED.wide;
  return {
    ...plan,
    height: data.categories.length * (look.isNarrow ? NARROW_ROW : ROW) + 32,
    options: {
      ...plan.options,
      chart: { ...plan.options.chart, stacked: true },
      colors: data.series.map(({ order }) => colourOf(order)),
      stroke: { width: 1, colors: [look.ground] },
      plotOptions: { bar: { horizontal: true, barHeight: "72%", dataLabels: { position: "center" } } },
      dataLabels: {
        enabled: true,
        style: { fontSize: "12px", fontWeight: 600, colors: data.series.map(({ order }) => look.inkOn(colourOf(order))) },
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
    return base === undefined ? lines : [...lines, `n = ${formats.count(base)}`];
  }) as unknown as string[];
}

function donutPlan(request: ChartRequest): ChartPlan {
  const { data, formats, look } = request;
  const common = commonOptions(request);
  const points = data.series[0]?.points ?? [];
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
      colors: data.categories.map((_, order) => colourOf(order)),
      stroke: { width: 2, colors: [look.ground] },
      plotOptions: { pie: { expandOnClick: false, donut: { size: "58%" } } },
      dataLabels: {
        enabled: true,
        dropShadow: { enabled: false },
        style: { fontSize: "12px", fontWeight: 600, colors: points.map((_, order) => look.inkOn(colourOf(order))) },
        formatter: (_percent, { seriesIndex }: { seriesIndex: number }) => formats.share(points[seriesIndex]?.value ?? 0),
      },
      tooltip: {
        theme: look.mode,
        custom: ({ seriesIndex }: { seriesIndex: number }) =>
          `<div class="sondeo-tooltip"><b>${escaped(data.categories[seriesIndex]?.label ?? "")}</b><br>${escaped(figure(request, 0, seriesIndex))}</div>`,
      },
    },
  };
}

function curvePlan(request: ChartRequest, type: "radar" | "line"): ChartPlan {
  const { data, look, formats } = request;
  const written = (value: number) => (data.measure === "mean" ? formats.statistic(value) : formats.share(value));
  return {
    type,
    height: 340,
    series: data.series.map(({ label, points }) => ({ name: label, data: points.map(({ value }) => value) })),
    options: {
      ...commonOptions(request),
      colors: data.series.map(({ order }) => colourOf(order)),
      stroke: { width: 2, curve: "straight" },
      markers: { size: 4, strokeWidth: 0 },
      fill: { opacity: type === "radar" ? 0.15 : 1 },
      dataLabels: { enabled: false },
      grid: { borderColor: look.line },
      xaxis: {
        categories: type === "radar" ? data.categories.map(({ label }) => wrapLabel(label, 18, 1)[0]) : labels(request, false),
        axisTicks: { show: false },
        axisBorder: { color: look.line },
      },
      yaxis: { min: 0, tickAmount: 4, labels: { formatter: written, style: { colors: [look.faintText] } } },
    },
  };
}

/** How one question is drawn. Pure: the same request gives the same plan. */
export function chartPlan(request: ChartRequest): ChartPlan {
  const { kind, data } = request;
  if (kind === "stacked" && data.measure === "share") return stackedPlan(request);
  if (kind === "donut" && !data.isGrid && data.measure === "share") return donutPlan(request);
  if (kind === "radar" || kind === "line") return curvePlan(request, kind);
  return barPlan(request, kind !== "column" && kind !== "histogram");
}

export interface LegendEntry {
  readonly label: string;
  readonly colour: string;
}

/** The legend of kinds whose marks don't bear their own labels. */
export function legendOf({ kind, data }: Pick<ChartRequest, "kind" | "data">): readonly LegendEntry[] {
  if (data.isGrid) return data.series.map(({ label, order }) => ({ label, colour: colourOf(order) }));
  const isUnlabelled = kind === "donut" || kind === "stacked";
  if (!isUnlabelled || data.measure === "mean") return [];
  return data.categories.map(({ label }, order) => ({ label, colour: colourOf(order) }));
}
