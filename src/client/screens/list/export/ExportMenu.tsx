import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import type { FileFormat } from "../../../data/listApi";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { countText } from "../paging/count";
import { useIsEstimate } from "../paging/useIsEstimate";
import { useExport } from "./useExport";

const FORMATS: readonly FileFormat[] = ["xlsx", "csv"];

interface ExportMenuProps {
  /** The selected records; absent: all that the list's filter fits. */
  readonly ids?: readonly string[];
}

/** How many records the file will hold, in words. */
function useRecordCount(ids: readonly string[] | undefined): string {
  const { t, language } = useTexts();
  const { total = 0 } = useListContext();
  const isEstimate = useIsEstimate();
  const records = ids?.length ?? total;
  return t("console.export.records", { smart_count: records, count: countText(records, !ids && isEstimate, language) });
}

/** A file of the list: all that the filter fits, or the selected records alone. */
export function ExportMenu({ ids }: ExportMenuProps) {
  const { t } = useTexts();
  const { isBusy, save } = useExport(ids);
  const records = useRecordCount(ids);
  const [anchor, setAnchor] = useState<HTMLElement>();

  const items = (isWhole: boolean) =>
    FORMATS.map((format) => (
      <MenuItem
        key={`${format}-${isWhole}`}
        dense
        onClick={() => {
          setAnchor(undefined);
          void save(format, isWhole);
        }}
      >
        <ListItemIcon>
          <Icon name={format === "xlsx" ? "GridOn" : "Description"} />
        </ListItemIcon>
        <ListItemText
          primary={t(`console.export.${format}`)}
          secondary={`${t(isWhole ? "console.export.whole" : "console.export.shown")} · ${records}`}
        />
      </MenuItem>
    ));
  return (
    <>
      <Button
        color="inherit"
        variant={ids ? "text" : "outlined"}
        loading={isBusy}
        loadingPosition="start"
        startIcon={<Icon name="Download" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={ids ? {} : { borderColor: "divider" }}
      >
        {t("console.export.action")}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {items(false)}
        <Divider />
        {items(true)}
      </Menu>
    </>
  );
}
