import { Box, Button, IconButton, LinearProgress, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { MOST_IN_BULK } from "../../../../shared/bulkLimit";
import { fetchIds } from "../../../data/listApi";
import { Icon } from "../../../theme/icons";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { HiddenActions } from "../../entity/HiddenActions";
import { ExportMenu } from "../export/ExportMenu";
import { countText } from "../paging/count";
import { useIsEstimate } from "../paging/useIsEstimate";
import { useIsTrash } from "../trash";
import { BulkActions } from "./BulkActions";
import { BulkDelete } from "./BulkDelete";
import { BulkEdit } from "./BulkEdit";
import { BulkFailureNote } from "./BulkFailureNote";
import { BulkRestore } from "./BulkRestore";
import { BulkTransitions } from "./BulkTransitions";
import { BulkProvider, useBulkState } from "./bulkState";

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
      const ids = await fetchIds({ resource, filter: filterValues, sort }, MOST_IN_BULK);
      onSelect([...ids]);
      if (total > MOST_IN_BULK) notice(t("console.bulk.most", { count: MOST_IN_BULK.toLocaleString(language) }), "info");
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

/** That the server is at it, of which it tells only the end. */
function BulkProgress() {
  const { t } = useTexts();
  const { selectedIds } = useListContext();
  const [{ isRunning }] = useBulkState();
  if (!isRunning) return null;
  return <LinearProgress aria-label={t("console.bulk.running", { smart_count: selectedIds.length })} />;
}

function SelectionTools() {
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
          <BulkActions />
          {actions.update ? <BulkEdit /> : null}
          <ExportMenu ids={selectedIds.map(String)} />
          {actions.delete ? <BulkDelete /> : null}
          <HiddenActions />
        </>
      )}
    </Box>
  );
}

/** Replaces the tools while rows are selected: how many, what to do with them, and what came of it. */
export function SelectionBar() {
  return (
    <BulkProvider>
      <Box sx={{ display: "grid", gap: 1 }}>
        <SelectionTools />
        <BulkProgress />
        <BulkFailureNote />
      </Box>
    </BulkProvider>
  );
}
