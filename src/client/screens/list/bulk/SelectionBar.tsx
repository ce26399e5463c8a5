import { Box, Button, IconButton, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { fetchIds } from "../../../data/listApi";
import { Icon } from "../../../look/icons";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { HiddenActions } from "../../entity/HiddenActions";
import { countText } from "../count";
import { ExportMenu } from "../ExportMenu";
import { useIsTrash } from "../trash";
import { useIsEstimate } from "../useIsEstimate";
import { BulkDelete } from "./BulkDelete";
import { BulkEdit } from "./BulkEdit";
import { BulkRestore } from "./BulkRestore";
import { BulkTransitions } from "./BulkTransitions";

/** More than this is changed in portions: by a narrower filter, or by a load. */
const MOST = 5_000;

/** Offers all that the filter fits, where the whole page is chosen and there is more. */
function SelectAll() {
  const { resource } = useEntity();
  const { t, language } = useTexts();
  const notice = useNotice();
  const { data = [], selectedIds, onSelect, total = 0, filterValues, sort } = useListContext();
  const isEstimate = useIsEstimate();
  const [isBusy, setIsBusy] = useState(false);
  const isWholePage = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (!isWholePage || total <= selectedIds.length) return null;
  const select = async () => {
    setIsBusy(true);
    try {
      const ids = await fetchIds({ resource, filter: filterValues, sort }, MOST);
      onSelect([...ids]);
      if (total > MOST) notice(t("console.bulk.most", { count: MOST.toLocaleString(language) }), "info");
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void select()}>
      {t("console.bulk.selectAll", { count: countText(total, isEstimate, language) })}
    </Button>
  );
}

/** Takes the tools' place while rows are selected: how many, and what to do with them. */
export function SelectionBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { actions } = useEntity();
  const { t } = useTexts();
  const isTrash = useIsTrash();
  return (
    <Box
      role="toolbar"
      aria-label={t("console.list.actions")}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 40 }}
    >
      <IconButton size="small" aria-label={t("ra.action.unselect")} onClick={() => onUnselectItems()}>
        <Icon name="Close" />
      </IconButton>
      <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
        {t("ra.action.bulk_actions", { smart_count: selectedIds.length })}
      </Typography>
      <SelectAll />
      <Box sx={{ flex: 1 }} />
      {isTrash ? (
        <BulkRestore />
      ) : (
        <>
          <BulkTransitions />
          {actions.update ? <BulkEdit /> : null}
          <ExportMenu ids={selectedIds.map(String)} />
          {actions.delete ? <BulkDelete /> : null}
          <HiddenActions />
        </>
      )}
    </Box>
  );
}
