import type { FieldKindView } from "../../../../client/kit/console";
import { CriteriaInput } from "./CriteriaInput";
import { CriteriaLines } from "./CriteriaLines";
import type { QuotaValue } from "./divide";
import { QuotaLines } from "./QuotaLines";
import { QuotasInput } from "./QuotasInput";

/** Inputs that `schemas/ui/study.json` names for a study's criteria and quotas. */
export const criteriaField: FieldKindView = {
  name: "panelCriteria",
  widget: "panelCriteria",
  Widget: CriteriaInput,
  shows: ["study.criteria"],
  Cell: ({ record, field }) => <CriteriaLines study={record} criteria={(record[field.name] ?? []) as never} />,
};

export const quotasField: FieldKindView = {
  name: "panelQuotas",
  widget: "panelQuotas",
  Widget: QuotasInput,
  shows: ["study.quotas"],
  Cell: ({ record, field }) => <QuotaLines quotas={(record[field.name] ?? []) as unknown as readonly QuotaValue[]} />,
};
