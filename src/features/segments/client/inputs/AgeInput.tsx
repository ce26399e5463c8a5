import { Box } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { DraftCondition } from "../draftCondition";
import { isReversed } from "../isReversed";
import type { ConditionInputProps } from "./inputProps";
import { WholeNumber } from "./WholeNumber";

/** Years, both included; one side may be open. */
export function AgeInput({ id, condition, isDisabled, isFaulty, onChange }: ConditionInputProps) {
  const { t } = useTexts();
  const change = (name: "minimum" | "maximum") => (value: number | undefined) => onChange({ [name]: value } as DraftCondition);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {(["minimum", "maximum"] as const).map((name) => (
        <WholeNumber
          key={name}
          id={`${id}-${name}`}
          label={t(`segments.values.${name}`)}
          value={condition[name]}
          isDisabled={isDisabled}
          isFaulty={isFaulty || (name === "maximum" && isReversed(condition))}
          {...(name === "maximum" && isReversed(condition)
            ? { help: t("validation.orderedNumber", { other: `“${t("segments.values.minimum")}”` }) }
            : {})}
          onChange={change(name)}
        />
      ))}
    </Box>
  );
}
