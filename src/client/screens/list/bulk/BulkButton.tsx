import { Button, CircularProgress } from "@mui/material";
import { Icon } from "../../../theme/icons";

interface BulkButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isBusy?: boolean;
  /** What it offers is on its way: a press counts, and shows it then. */
  readonly isReading?: boolean;
  readonly isDangerous?: boolean;
  readonly hasMenu?: boolean;
  readonly onClick: (anchor: HTMLElement) => void;
}

/** A button of the selection's bar. */
export function BulkButton({
  icon,
  label,
  isBusy = false,
  isReading = false,
  isDangerous = false,
  hasMenu = false,
  onClick,
}: BulkButtonProps) {
  return (
    <Button
      color={isDangerous ? "error" : "inherit"}
      loading={isBusy}
      loadingPosition="start"
      aria-busy={isReading}
      startIcon={isReading ? <CircularProgress size={18} color="inherit" /> : <Icon name={icon} />}
      onClick={(event) => onClick(event.currentTarget)}
      {...(hasMenu ? { "aria-haspopup": "menu" as const } : {})}
    >
      {label}
    </Button>
  );
}
