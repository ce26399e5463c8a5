import { type FieldKindView, useFieldTexts } from "../../../../client/kit/console";
import { DurationChoice } from "./DurationChoice";
import { PlanChoice } from "./PlanChoice";
import { useDurationText } from "./useDurationText";

const PlanCell: FieldKindView["Cell"] = ({ record, field }) => {
  const { value: labelOf } = useFieldTexts();
  const plan = record[field.name];
  return typeof plan === "string" ? labelOf(plan) : null;
};

const DurationCell: FieldKindView["Cell"] = ({ record, field }) => {
  const textOf = useDurationText();
  const months = record[field.name];
  return typeof months === "number" ? textOf(months) : null;
};

/** The inputs that `schemas/ui/community.json` names for what is ordered, and how lists show it. */
export const orderFields: readonly FieldKindView[] = [
  { name: "communityPlanChoice", widget: "communityPlanChoice", Widget: PlanChoice, shows: ["community.plan"], Cell: PlanCell },
  {
    ...{ name: "communityDuration", widget: "communityDuration", Widget: DurationChoice },
    ...{ shows: ["community.durationMonths"], Cell: DurationCell },
  },
];
