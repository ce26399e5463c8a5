import { useTexts } from "../../../../client/kit/console";
import type { DraftCondition } from "../draftCondition";
import type { ConditionInputProps } from "./inputProps";
import { WholeNumber } from "./WholeNumber";

export function DaysInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const { t } = useTexts();
  return (
    <WholeNumber
      id={`${id}-days`}
      label={t("segments.values.days")}
      value={condition.days}
      isDisabled={isDisabled}
      isFaulty={isFaulty}
      onChange={(days) => onChange({ days } as DraftCondition)}
    />
  );
}
