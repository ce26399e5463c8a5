import { IconButton, Tooltip } from "@mui/material";
import { Icon } from "../../../../../client/kit/console";

interface ToolButtonProps {
  readonly icon: string;
  readonly label: string;
  /** Whether it is on; left out where it is no switch. */
  readonly isOn?: boolean;
  readonly onPress: (anchor: HTMLElement) => void;
}

/** Something done with a comment in one click. */
export function ToolButton({ icon, label, isOn, onPress }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        {...(isOn === undefined ? {} : { "aria-pressed": isOn })}
        color={isOn ? "primary" : "default"}
        onClick={(event) => onPress(event.currentTarget)}
      >
        <Icon name={icon} sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
}
