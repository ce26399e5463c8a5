import { ReferencesPicker, useEntityOf } from "../../../../client/kit/console";
import type { ConditionInputProps } from "./inputProps";

/** Provinces as a member's record offers them. */
export function ProvinceInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const reference = useEntityOf("members")?.fields.find(({ name }) => name === "provinceArea")?.reference;
  if (!reference) return null;
  return (
    <ReferencesPicker
      id={`${id}-values`}
      reference={reference}
      value={condition.values ?? []}
      isDisabled={isDisabled}
      hasError={isFaulty}
      onChange={(values) => onChange({ values })}
    />
  );
}
