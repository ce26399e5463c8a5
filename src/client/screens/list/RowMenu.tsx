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

/** What can be done with one row. */
export function RowMenu({ record }: { readonly record: EntityRecord }) {
  const entity = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const { refetch } = useListContext();
  const path = useEntityPath();
  const deleteRecord = useDeleteRecord();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isTrash = useIsTrash();
  const { read, update, delete: canDelete } = entity.actions;
  if (isTrash) return <RestoreButton record={record} />;
  if (!read && !canDelete) return null;
  // The row itself leads to the record: what happens in its menu must not.
  const stop = (event: MouseEvent) => event.stopPropagation();
  const remove = async () => {
    setAnchor(undefined);
    if (await deleteRecord(record)) refetch();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t("console.list.actionsOf", { name: labelOf(record) })}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <Icon name="MoreHoriz" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)} onClick={stop}>
        {read ? (
          <MenuItem component={Link} to={path.record(record.id)}>
            <ListItemIcon>
              <Icon name="Visibility" />
            </ListItemIcon>
            <ListItemText>{t("console.action.open")}</ListItemText>
            <KeyHint>⏎</KeyHint>
          </MenuItem>
        ) : null}
        {update && entity.update ? (
          <MenuItem component={Link} to={path.record(record.id, "edit")}>
            <ListItemIcon>
              <Icon name="Edit" />
            </ListItemIcon>
            <ListItemText>{t("console.action.edit")}</ListItemText>
            <KeyHint>E</KeyHint>
          </MenuItem>
        ) : null}
        {canDelete ? <Divider /> : null}
        {canDelete ? (
          <MenuItem onClick={remove} sx={{ color: "error.main" }}>
            <ListItemIcon sx={{ color: "inherit" }}>
              <Icon name="Delete" />
            </ListItemIcon>
            <ListItemText>{t("console.action.delete")}</ListItemText>
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
