import { NumberField } from "../../../../client/kit/console";

interface WholeNumberProps {
  readonly id: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  /** What is wrong with it. */
  readonly help?: string;
  /** Nothing where it was emptied. */
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number that may be left open. */
export function WholeNumber({ id, label, value, isDisabled, isFaulty, help, onChange }: WholeNumberProps) {
  return (
    <NumberField
      size="small"
      id={id}
      label={label}
      value={value}
      disabled={isDisabled}
      error={isFaulty}
      helperText={help}
      onValue={onChange}
      sx={{ width: 160 }}
    />
  );
}
