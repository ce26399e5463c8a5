import { useState } from "react";
import { useReferenceOptions, useTexts } from "../../../../client/kit/console";
import { ChoicesInput } from "./ChoicesInput";
import type { ConditionInputProps } from "./inputProps";

const TAGS = { entity: "tag", resource: "tags", label: "name" };

/** Tags that members have, by their words. */
export function TagInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const { labels } = useReferenceOptions({ reference: TAGS, text, isOpen: true });
  return (
    <ChoicesInput
      id={id}
      label={t("segments.values.tags")}
      options={[...labels.values()].map((name) => ({ value: name, label: name }))}
      values={condition.values ?? []}
      isDisabled={isDisabled}
      isFaulty={isFaulty}
      onType={setText}
      onChange={(values) => onChange({ values })}
    />
  );
}
