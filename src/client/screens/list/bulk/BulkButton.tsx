import { Button } from "@mui/material";
import { Icon } from "../../../look/icons";

interface BulkButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
  readonly hasMenu?: boolean;
  readonly onClick: (anchor: HTMLElement) => void;
}

/** A button of the selection's bar. */
export function BulkButton({ icon, label, isBusy = false, isDangerous = false, hasMenu = false, onClick }: BulkButtonProps) {
  return (
    <Button
      color={isDangerous ? "error" : "inherit"}
      loading={isBusy}
      loadingPosition="start"
      startIcon={<Icon name={icon} />}
      onClick={(event) => onClick(event.currentTarget)}
      {...(hasMenu ? { "aria-haspopup": "menu" as const } : {})}
    >
      {label}
    </Button>
  );
}
