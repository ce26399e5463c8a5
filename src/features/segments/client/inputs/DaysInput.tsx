import { useTexts } from "../../../../client/kit/console";
import type { DraftCondition } from "../draftCondition";
import type { ConditionInputProps } from "./inputProps";
import { WholeNumber } from "./WholeNumber";

const MOST_DAYS = 3650;

export function DaysInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const { t } = useTexts();
  return (
    <WholeNumber
      id={`${id}-days`}
      label={t("segments.values.days")}
      value={condition.days}
      minimum={1}
      maximum={MOST_DAYS}
      isDisabled={isDisabled}
      isFaulty={isFaulty}
      onChange={(days) => onChange({ days } as DraftCondition)}
    />
  );
}
