import { Box, Button, Divider, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { ApiError } from "../../data/api";
import { type FileFormat, fetchExport } from "../../data/listApi";
import { Icon } from "../../look/icons";
import { saveFile } from "../common/saveFile";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { countText } from "./count";
import { useIsEstimate } from "./useIsEstimate";
import { useListLayout } from "./useListLayout";

const FORMATS: readonly FileFormat[] = ["xlsx", "csv"];

/** A file with what the list shows: all that the filter fits, or the selected records alone. */
export function ExportMenu({ ids }: { readonly ids?: readonly string[] }) {
  const entity = useEntity();
  const { t, language } = useTexts();
  const { plural } = useEntityTexts();
  const { filterValues, sort, total = 0 } = useListContext();
  const { shown } = useListLayout();
  const isEstimate = useIsEstimate();
  const notice = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isBusy, setIsBusy] = useState(false);
  const count = countText(ids?.length ?? total, !ids && isEstimate, language);

  const save = async (format: FileFormat, isWhole: boolean) => {
    setAnchor(undefined);
    setIsBusy(true);
    try {
      const file = await fetchExport({
        resource: entity.resource,
        format,
        filter: filterValues,
        sort,
        ...(ids ? { ids } : {}),
        ...(isWhole ? {} : { fields: shown.map(({ name }) => name) }),
      });
      saveFile(file, `${plural} ${new Date().toISOString().slice(0, 10)}.${format}`);
    } catch (error) {
      notice(error instanceof ApiError && error.problem ? error.message : t("console.state.failed.body"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  const lines = (isWhole: boolean) =>
    FORMATS.map((format) => (
      <MenuItem key={`${format}-${isWhole}`} dense onClick={() => void save(format, isWhole)}>
        <ListItemIcon>
          <Icon name={format === "xlsx" ? "GridOn" : "Description"} />
        </ListItemIcon>
        <ListItemText>{t(`console.export.${format}`)}</ListItemText>
      </MenuItem>
    ));
  const heading = (text: string) => (
    <ListSubheader disableSticky sx={{ lineHeight: "32px", typography: "body2", fontWeight: 600, pt: 0.75 }}>
      {text}
    </ListSubheader>
  );
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
        <Box component="li" role="none" sx={{ px: 2, py: 0.5, typography: "body2", color: "text.secondary" }}>
          {t("console.export.records", { smart_count: ids?.length ?? total, count })}
        </Box>
        {heading(t("console.export.shown"))}
        {lines(false)}
        <Divider />
        {heading(t("console.export.whole"))}
        {lines(true)}
      </Menu>
    </>
  );
}
