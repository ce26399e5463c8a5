import { NumberField } from "../../../../client/kit/console";

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
    <NumberField
      label={label}
      helperText={help}
      value={value}
      disabled={isDisabled}
      onValue={(typed) => onChange(typed === undefined || typed < 1 ? null : Math.min(typed, most))}
      sx={{ maxWidth: 420 }}
      fullWidth
    />
  );
}
