import { ReferencePicker, useTexts } from "../../../../client/kit/console";
import type { DraftCondition } from "../draftCondition";
import type { ConditionInputProps } from "./inputProps";

/** Activities as they are named elsewhere. */
export const ACTIVITIES = { entity: "activity", resource: "activities", label: "title" };

/** An activity of the community. */
export function ActivityInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const { t } = useTexts();
  return (
    <ReferencePicker
      id={`${id}-activity`}
      reference={ACTIVITIES}
      value={condition.activity}
      ariaLabel={t("segments.values.activity")}
      isDisabled={isDisabled}
      hasError={isFaulty}
      onChange={(activity) => onChange({ activity } as DraftCondition)}
    />
  );
}
