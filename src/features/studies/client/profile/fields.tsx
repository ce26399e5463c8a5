import type { FieldKindView } from "../../../../client/kit/console";
import { CriteriaInput } from "./CriteriaInput";
import type { QuotaValue } from "./divide";
import { QuotaLines } from "./QuotaLines";
import { QuotasInput } from "./QuotasInput";

/** What a list's criteria are called in the schema, in one line. */
function namesOf(value: unknown): string {
  const items = Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];
  return items.map(({ criterion }) => String(criterion ?? "")).join(", ");
}

/** Inputs that `schemas/ui/study.json` names for a study's criteria and quotas. */
export const criteriaField: FieldKindView = {
  name: "panelCriteria",
  widget: "panelCriteria",
  Widget: CriteriaInput,
  Cell: ({ record, field }) => namesOf(record[field.name]),
};

export const quotasField: FieldKindView = {
  name: "panelQuotas",
  widget: "panelQuotas",
  Widget: QuotasInput,
  shows: ["study.quotas"],
  Cell: ({ record, field }) => <QuotaLines quotas={(record[field.name] ?? []) as unknown as readonly QuotaValue[]} />,
};
