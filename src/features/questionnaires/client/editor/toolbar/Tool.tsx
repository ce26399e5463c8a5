import { IconButton, Tooltip } from "@mui/material";
import { Icon } from "../../../../../client/kit/console";

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

export function Tool({ icon, label, isDisabled = false, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button sends no events to its tooltip. */}
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
