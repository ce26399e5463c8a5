import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Icon } from "../../../../../client/kit/console";

export interface Action {
  readonly label: string;
  readonly icon: string;
  /** @default false */
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

interface ActionListProps {
  readonly anchor: HTMLElement;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

export function ActionList({ anchor, actions, onClose }: ActionListProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          disabled={action.isDisabled ?? false}
          onClick={() => {
            onClose();
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
  );
}

interface MenuButtonProps {
  readonly label: string;
  /** Drawn while open only: what a long list's menus need to know costs nothing until then. */
  readonly children: (anchor: HTMLElement, close: () => void) => ReactNode;
}

/** What can be done with a thing, behind three dots. */
export function MenuButton({ label, children }: MenuButtonProps) {
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
      {anchor && children(anchor, () => setAnchor(undefined))}
    </>
  );
}

export function ActionMenu({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  return (
    <MenuButton label={label}>{(anchor, close) => <ActionList anchor={anchor} actions={actions} onClose={close} />}</MenuButton>
  );
}
