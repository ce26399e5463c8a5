import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from "@mui/material";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useDeleteRecord } from "./useDeleteRecord";
import { usePersonalData } from "./usePersonalData";
import { useRecordActions } from "./useRecordActions";

/** A line of the menu. */
export interface MenuEntry {
  readonly name: string;
  readonly icon: string;
  readonly isDangerous: boolean;
  readonly run: () => void;
}

interface RecordMenuProps {
  readonly record: EntityRecord;
  /** Moves to other states, by their names. */
  readonly moves: readonly MenuEntry[];
  readonly refresh: () => void;
}

/** What is done with a record now and then. */
export function RecordMenu({ record, moves, refresh }: RecordMenuProps) {
  const entity = useEntity();
  const { t } = useTexts();
  const path = useEntityPath();
  const navigate = useNavigate();
  const deleteRecord = useDeleteRecord();
  const personal = usePersonalData(record);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const extensionActions = useRecordActions(record, refresh);
  const remove = async () => {
    if (await deleteRecord(record)) navigate(path.list);
  };
  const all: readonly MenuEntry[] = [
    ...moves,
    ...extensionActions.actions.map((action) => ({
      name: t(action.label),
      icon: action.icon,
      isDangerous: false,
      run: () => extensionActions.start(action),
    })),
    ...(entity.actions.delete && entity.isPerson
      ? [
          { name: t("console.personal.save"), icon: "Download", isDangerous: false, run: personal.save },
          { name: t("console.personal.erase.action"), icon: "LinkOff", isDangerous: true, run: personal.erase },
        ]
      : []),
    ...(entity.actions.delete
      ? [{ name: t("console.action.delete"), icon: "Delete", isDangerous: true, run: () => void remove() }]
      : []),
  ];
  // What can't be undone stands at the end, apart.
  const entries = all.toSorted((a, b) => Number(a.isDangerous) - Number(b.isDangerous));
  if (entries.length === 0) return null;
  const start = (run: () => void) => {
    setAnchor(undefined);
    run();
  };
  return (
    <>
      <Tooltip title={t("console.record.more")}>
        <IconButton
          aria-label={t("console.record.more")}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="MoreHoriz" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {entries.flatMap(({ name, icon, isDangerous, run }, index) => [
          ...(isDangerous && entries[index - 1]?.isDangerous === false ? [<Divider key={`${name}-line`} />] : []),
          <MenuItem key={name} onClick={() => start(run)} sx={isDangerous ? { color: "error.main" } : {}}>
            <ListItemIcon sx={{ color: "inherit" }}>
              <Icon name={icon} />
            </ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>,
        ])}
      </Menu>
      {extensionActions.dialog}
    </>
  );
}
