import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { Icon } from "../../../../client/kit";

export interface Action {
  readonly label: string;
  readonly icon: string;
  /** @default false */
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** What can be done with a thing, behind three dots. */
export function ActionMenu({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="MoreVert" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            disabled={action.isDisabled ?? false}
            onClick={() => {
              setAnchor(undefined);
              action.run();
            }}
          >
            <ListItemIcon>
              <Icon name={action.icon} />
            </ListItemIcon>
            <ListItemText>{action.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
