import { barPlan, stackedPlan } from "./barPlan";
import type { ChartPlan, ChartRequest } from "./chartRequest";
import { answerColour, type Mode, seriesColour } from "./colours";
import { curvePlan, donutPlan } from "./donutAndCurvePlans";

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
export function legendOf({
  kind,
  data,
  mode,
}: Pick<ChartRequest, "kind" | "data"> & { readonly mode: Mode }): readonly LegendEntry[] {
  if (data.isGrid) return data.series.map(({ label, order }) => ({ label, colour: seriesColour(order, data, mode) }));
  const isUnlabelled = kind === "donut" || kind === "stacked";
  if (!isUnlabelled || data.measure === "mean") return [];
  return data.categories.map(({ label, order }) => ({ label, colour: answerColour(order, data.colouring, mode) }));
}
