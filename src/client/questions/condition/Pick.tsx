import { TextField } from "@mui/material";

export interface PickChoice {
  readonly value: string;
  readonly label: string;
}

interface PickProps {
  /** Said to screen readers: beside it the sentence says what it is. */
  readonly label: string;
  readonly value: string;
  readonly choices: readonly PickChoice[];
  /** @default false */
  readonly isDisabled?: boolean;
  readonly hasIssue?: boolean;
  /** Whether the label stands above. @default false */
  readonly isLabelled?: boolean;
  /** CSS flex of the field. @default "0 1 auto" */
  readonly flex?: string;
  readonly onChange: (value: string) => void;
}

/** One of several, with the device's own list: it is quick on a phone and by keyboard. */
export function Pick(props: PickProps) {
  const { label, value, choices, isDisabled = false, hasIssue = false, isLabelled = false, flex = "0 1 auto", onChange } = props;
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      size="small"
      value={value}
      disabled={isDisabled}
      error={hasIssue}
      {...(isLabelled ? { label } : {})}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: isLabelled ? {} : { "aria-label": label },
      }}
      sx={{ flex, minWidth: 0, maxWidth: "100%", "& select": { textOverflow: "ellipsis", minHeight: 24 } }}
    >
      {isKnown ? null : <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
