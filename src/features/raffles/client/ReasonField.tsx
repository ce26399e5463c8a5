import { TextField } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../client/kit/console";
import { LONGEST_REASON, SHORTEST_REASON } from "../shared/raffles";

export const isReason = (text: string) => text.trim().length >= SHORTEST_REASON;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whether it was sent without a reason. */
  readonly hasTried: boolean;
  /** Key of the text that says who reads it. */
  readonly help: string;
}

/** Why something is done to a raffle; it can't be done without. */
export function ReasonField({ value, onChange, hasTried, help }: ReasonFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const isMissing = hasTried && !isReason(value);
  return (
    <TextField
      id={`${id}-reason`}
      label={t("raffles.team.reason")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing}
      helperText={t(isMissing ? "raffles.team.reasonIssue" : help)}
      slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
      multiline
      minRows={2}
      autoFocus
    />
  );
}
