import { createHash } from "node:crypto";
import type { PanelCell, PanelCriterion, PanelRequest } from "../../../../contracts/services/panel";
import type { PricedStudy } from "../../shared/price";

/** A study's fields, as a record or a wizard's draft has them. */
export type StudyValues = Readonly<Record<string, unknown>>;

/** Without these there is neither price nor feasibility. */
const NEEDED = ["country", "sampleSize", "incidenceRate", "estimatedDuration"] as const;
const DEFAULT_DAYS = 7;

interface QuotaValues {
  readonly title: string;
  readonly target: number;
  readonly criterion?: string | null;
  readonly values?: readonly string[] | null;
}

export function missingInputs(values: StudyValues): readonly string[] {
  return NEEDED.filter((name) => values[name] === undefined || values[name] === null || values[name] === "");
}

/** What a quota says of its people. One that says nothing of them only counts. */
function cellOf({ title, target, criterion, values }: QuotaValues): readonly PanelCell[] {
  return criterion && values && values.length > 0 ? [{ title, target, criteria: [{ criterion, values }] }] : [];
}

/** What the panel is asked for. @param values with nothing missing */
export function panelRequestOf(values: StudyValues): PanelRequest {
  const quotas = (values.quotas ?? []) as readonly QuotaValues[];
  return {
    country: String(values.country),
    sampleSize: Number(values.sampleSize),
    incidenceRate: Number(values.incidenceRate),
    minutes: Number(values.estimatedDuration),
    days: Number(values.fieldDays ?? DEFAULT_DAYS),
    // In words of the client's own the panel finds nobody: the team sees to these.
    criteria: ((values.criteria ?? []) as readonly PanelCriterion[]).filter(({ criterion }) => criterion !== "OTHER"),
    cells: quotas.flatMap(cellOf),
    devices: (values.allowedDevices ?? "BOTH") as PanelRequest["devices"],
  };
}

export function pricedStudyOf(values: StudyValues): PricedStudy {
  return {
    sampleSize: Number(values.sampleSize),
    incidenceRate: Number(values.incidenceRate),
    minutes: Number(values.estimatedDuration),
    criteria: ((values.criteria ?? []) as readonly unknown[]).length,
    quotas: ((values.quotas ?? []) as readonly unknown[]).length,
  };
}

/** The same for the same study at the same prices: a quote is for exactly that. */
export function inputHashOf(values: StudyValues, priceListId: string): string {
  const asked = { ...panelRequestOf(values), criteria: values.criteria ?? [], quotas: values.quotas ?? [] };
  return createHash("sha256")
    .update(JSON.stringify([priceListId, asked]))
    .digest("hex");
}
