import { useTexts } from "../../../../client/kit/console";
import { ChoicesInput } from "./ChoicesInput";
import type { ConditionInputProps } from "./inputProps";

const GENDERS = ["W", "M"] as const;

export function GenderInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const { t } = useTexts();
  return (
    <ChoicesInput
      id={id}
      label={t("entities.member.fields.gender")}
      options={GENDERS.map((value) => ({ value, label: t(`entities.member.enums.gender.${value}`) }))}
      values={condition.values ?? []}
      isDisabled={isDisabled}
      isFaulty={isFaulty}
      onChange={(values) => onChange({ values })}
    />
  );
}
