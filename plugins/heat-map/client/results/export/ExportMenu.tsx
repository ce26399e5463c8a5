import { Button, ListItemText, Menu, MenuItem } from "@mui/material";
import { useId, useState } from "react";
import { Icon, useTexts } from "../../../../../src/client/kit/console";
import { type ExportProps, useExports } from "./useExports";

const FILES = ["png", "cells", "points"] as const;

/** Files to take along. */
export function ExportMenu(props: ExportProps) {
  const { t } = useTexts();
  const exports = useExports(props);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const menuId = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="Download" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("heatMap.results.export.label")}
      </Button>
      <Menu id={menuId} anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {FILES.map((file) => (
          <MenuItem
            key={file}
            onClick={() => {
              setAnchor(undefined);
              void exports[file]();
            }}
          >
            <ListItemText primary={t(`heatMap.results.export.${file}`)} secondary={t(`heatMap.results.export.${file}Help`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
