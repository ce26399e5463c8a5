import Button from "@mui/material/Button";

interface StepButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Takes something away for good. @default false */
  readonly isDestructive?: boolean;
}

/** Sends a step's form. It keeps the focus while the server thinks. */
export function StepButton({ label, busyLabel, isBusy, isDestructive = false }: StepButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      color={isDestructive ? "error" : "primary"}
      size="large"
      aria-disabled={isBusy}
      sx={{ minHeight: 48, fontSize: "1rem" }}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
