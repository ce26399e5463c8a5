import { TextField } from "@mui/material";

interface WholeNumberProps {
  readonly id: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly minimum: number;
  readonly maximum: number;
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  /** Nothing where it was emptied. */
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number that may be left open. */
export function WholeNumber({ id, label, value, minimum, maximum, isDisabled, isFaulty, onChange }: WholeNumberProps) {
  return (
    <TextField
      size="small"
      type="number"
      id={id}
      label={label}
      value={value ?? ""}
      disabled={isDisabled}
      error={isFaulty}
      onChange={({ target }) => onChange(target.value === "" ? undefined : Math.trunc(Number(target.value)))}
      slotProps={{ htmlInput: { min: minimum, max: maximum, step: 1 } }}
      sx={{ width: 160 }}
    />
  );
}
