import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { type MouseEvent, useState } from "react";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useDeleteRecord } from "../record/actions/useDeleteRecord";
import { RestoreButton } from "./RestoreButton";
import { useIsTrash } from "./trash";

/** The key that does the same while the row has the focus. */
function KeyHint({ children }: { readonly children: string }) {
  return (
    <Typography aria-hidden variant="body2" color="text.secondary" sx={{ ml: 2, display: { xs: "none", sm: "block" } }}>
      {children}
    </Typography>
  );
}

interface RowActionsProps {
  readonly record: EntityRecord;
  /** The button whose menu is open; nothing once it is closed. */
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
}

function RowActions({ record, anchor, onClose }: RowActionsProps) {
  const { t } = useTexts();
  const { actions, update } = useEntity();
  const { refetch } = useListContext();
  const path = useEntityPath();
  const deleteRecord = useDeleteRecord();
  const remove = async () => {
    onClose();
    if (await deleteRecord(record)) refetch();
  };
  return (
    // The row itself leads to the record: what happens in its menu must not.
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {actions.read ? (
        <MenuItem component={Link} to={path.record(record.id)}>
          <ListItemIcon>
            <Icon name="Visibility" />
          </ListItemIcon>
          <ListItemText>{t("console.action.open")}</ListItemText>
          <KeyHint>⏎</KeyHint>
        </MenuItem>
      ) : null}
      {actions.update && update ? (
        <MenuItem component={Link} to={path.record(record.id, "edit")}>
          <ListItemIcon>
            <Icon name="Edit" />
          </ListItemIcon>
          <ListItemText>{t("console.action.edit")}</ListItemText>
          <KeyHint>E</KeyHint>
        </MenuItem>
      ) : null}
      {actions.delete ? <Divider /> : null}
      {actions.delete ? (
        <MenuItem onClick={remove} sx={{ color: "error.main" }}>
          <ListItemIcon sx={{ color: "inherit" }}>
            <Icon name="Delete" />
          </ListItemIcon>
          <ListItemText>{t("console.action.delete")}</ListItemText>
        </MenuItem>
      ) : null}
    </Menu>
  );
}

/** What can be done with one row. What is drawn for every row is its button alone: it heeds nothing of the list. */
export function RowMenu({ record }: { readonly record: EntityRecord }) {
  const { t } = useTexts();
  const { actions } = useEntity();
  const { record: labelOf } = useEntityTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [hasOpened, setHasOpened] = useState(false);
  const isTrash = useIsTrash();
  if (isTrash) return <RestoreButton record={record} />;
  if (!actions.read && !actions.delete) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t("console.list.actionsOf", { name: labelOf(record) })}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
          setHasOpened(true);
        }}
      >
        <Icon name="MoreHoriz" />
      </IconButton>
      {hasOpened ? <RowActions record={record} anchor={anchor} onClose={() => setAnchor(undefined)} /> : null}
    </>
  );
}
