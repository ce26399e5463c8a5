import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { ApiError } from "../../data/api";
import { type FileFormat, fetchExport } from "../../data/listApi";
import { Icon } from "../../theme/icons";
import { saveFile } from "../common/saveFile";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useListLayout } from "./columns/useListLayout";
import { countText } from "./paging/count";
import { useIsEstimate } from "./paging/useIsEstimate";

/** Ids that the address of the call can hold. */
const MOST_IDS = 300;
const FORMATS: readonly FileFormat[] = ["xlsx", "csv"];

/** A file with what the list shows: all that the filter fits, or the selected records alone. */
export function ExportMenu({ ids }: { readonly ids?: readonly string[] }) {
  const entity = useEntity();
  const { t, language } = useTexts();
  const { plural } = useEntityTexts();
  const { data = [], filterValues, sort, total = 0 } = useListContext();
  const { shown } = useListLayout();
  const isEstimate = useIsEstimate();
  const notice = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isBusy, setIsBusy] = useState(false);
  const count = countText(ids?.length ?? total, !ids && isEstimate, language);

  const save = async (format: FileFormat, isWhole: boolean) => {
    setAnchor(undefined);
    // Everything that the filter fits is said by the filter itself, which has no limit.
    const isAll = ids && ids.length > MOST_IDS && ids.length === total && data.every(({ id }) => ids.includes(String(id)));
    const chosen = isAll ? undefined : ids;
    if (chosen && chosen.length > MOST_IDS) return notice(t("console.export.tooMany", { count: MOST_IDS }), "info");
    setIsBusy(true);
    try {
      const file = await fetchExport({
        resource: entity.resource,
        format,
        filter: filterValues,
        sort,
        ...(chosen ? { ids: chosen } : {}),
        ...(isWhole ? {} : { fields: shown.map(({ name }) => name) }),
      });
      saveFile(file, `${plural} ${new Date().toISOString().slice(0, 10)}.${format}`);
    } catch (error) {
      notice(error instanceof ApiError && error.problem ? error.message : t("console.state.failed.body"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  const records = t("console.export.records", { smart_count: ids?.length ?? total, count });
  const lines = (isWhole: boolean) => {
    const which = t(isWhole ? "console.export.whole" : "console.export.shown");
    return FORMATS.map((format) => (
      <MenuItem key={`${format}-${isWhole}`} dense onClick={() => void save(format, isWhole)}>
        <ListItemIcon>
          <Icon name={format === "xlsx" ? "GridOn" : "Description"} />
        </ListItemIcon>
        <ListItemText primary={t(`console.export.${format}`)} secondary={`${which} · ${records}`} />
      </MenuItem>
    ));
  };
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
        {lines(false)}
        <Divider />
        {lines(true)}
      </Menu>
    </>
  );
}
