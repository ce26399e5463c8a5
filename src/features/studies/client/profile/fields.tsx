import type { FieldKindView } from "../../../../client/kit/console";
import { CriteriaInput } from "./CriteriaInput";
import { QuotasInput } from "./QuotasInput";

/** Titles of what a list holds, in one line. */
function titlesOf(value: unknown, member: "criterion" | "title"): string {
  const items = Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];
  return items.map((item) => String(item[member] ?? "")).join(", ");
}

/** Inputs that `schemas/ui/study.json` names for a study's criteria and quotas. */
export const criteriaField: FieldKindView = {
  name: "panelCriteria",
  widget: "panelCriteria",
  Widget: CriteriaInput,
  Cell: ({ record, field }) => titlesOf(record[field.name], "criterion"),
};

export const quotasField: FieldKindView = {
  name: "panelQuotas",
  widget: "panelQuotas",
  Widget: QuotasInput,
  Cell: ({ record, field }) => titlesOf(record[field.name], "title"),
};
