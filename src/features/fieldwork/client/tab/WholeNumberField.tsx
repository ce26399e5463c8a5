import { TextField } from "@mui/material";

interface WholeNumberFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: number | null;
  readonly most: number;
  readonly isDisabled: boolean;
  /** `null` where it is empty. */
  readonly onChange: (value: number | null) => void;
}

/** A whole number from 1 on, or nothing. */
export function WholeNumberField({ label, help, value, most, isDisabled, onChange }: WholeNumberFieldProps) {
  return (
    <TextField
      label={label}
      helperText={help}
      value={value ?? ""}
      disabled={isDisabled}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, "");
        onChange(digits === "" || Number(digits) < 1 ? null : Math.min(Number(digits), most));
      }}
      slotProps={{ htmlInput: { inputMode: "numeric" } }}
      sx={{ maxWidth: 420 }}
      fullWidth
    />
  );
}
