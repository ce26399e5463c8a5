import { TextField } from "@mui/material";
import type { Test } from "../../../survey/logic/condition";
import { useTexts } from "../../screens/common/useTexts";
import { NumberField } from "../../screens/inputs/NumberField";
import type { Shape } from "../logic/shape";
import { Pick } from "./Pick";

/** Of answers. */
const MOST_DECIMALS = 10;

interface ValueInputProps {
  readonly test: Test;
  /** What the compared answer, or part of it, looks like. */
  readonly shape: Shape | undefined;
  readonly hasIssue: boolean;
  readonly onChange: (test: Test, isStep: boolean) => void;
}

function inputType({ of }: Test, shape: Shape | undefined): "number" | "date" | "datetime-local" | "text" {
  if (of === "count" || shape?.kind === "number") return "number";
  if (shape?.kind !== "date") return "text";
  return shape.hasTime ? "datetime-local" : "date";
}

/** What an answer is compared with, in the form that the answer has. */
export function ValueInput({ test, shape, hasIssue, onChange }: ValueInputProps) {
  const { t } = useTexts();
  const label = t("surveys.logic.value");
  const type = inputType(test, shape);
  const { value: _value, ...bare } = test;
  const isCoded = test.of !== "count" && (shape?.choices.length ?? 0) > 0;
  if (isCoded && shape) {
    return (
      <Pick
        label={label}
        value={String(test.value ?? "")}
        choices={shape.choices.map(({ code, label: text }) => ({ value: code, label: text }))}
        hasIssue={hasIssue}
        flex="1 1 140px"
        onChange={(value) => onChange({ ...test, value }, true)}
      />
    );
  }
  function change(text: string) {
    if (text === "") onChange(bare, false);
    else onChange({ ...bare, value: text }, false);
  }
  if (type === "number") {
    return (
      <NumberField
        size="small"
        decimals={MOST_DECIMALS}
        value={typeof test.value === "number" ? test.value : undefined}
        error={hasIssue}
        onValue={(value) => onChange(value === undefined ? bare : { ...bare, value }, false)}
        slotProps={{ htmlInput: { "aria-label": label } }}
        sx={{ flex: "1 1 120px", minWidth: 0, maxWidth: 140 }}
      />
    );
  }
  return (
    <TextField
      size="small"
      type={type}
      value={test.value ?? ""}
      error={hasIssue}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        htmlInput: { "aria-label": label },
      }}
      sx={{ flex: "1 1 120px", minWidth: 0 }}
    />
  );
}
