import { Box, Button, CircularProgress, Typography } from "@mui/material";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { HiddenFields } from "../entity/HiddenFields";
import { EntityCard } from "./EntityCard";
import { countText } from "./paging/count";
import { Pages } from "./paging/Pages";
import { useIsEstimate } from "./paging/useIsEstimate";
import { useMoreRecords } from "./paging/useMoreRecords";

/** The list on a phone: a card a record, more of them on demand. */
export function EntityCards() {
  const { t, language } = useTexts();
  const { records, total, hasMore, load, isLoading, error } = useMoreRecords();
  const isEstimate = useIsEstimate();
  return (
    <>
      <HiddenFields sx={{ p: 1.5, borderTop: 1, borderColor: "divider" }} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {records.map((record) => (
          <EntityCard key={record.id} record={record} />
        ))}
      </Box>
      {hasMore ? (
        <Box sx={{ display: "grid", justifyItems: "center", gap: 1, p: 2, borderTop: 1, borderColor: "divider" }}>
          <Typography variant="body2" color="text.secondary" aria-live="polite">
            {t("console.list.shownOf", {
              shown: records.length,
              total: total === undefined ? "…" : countText(total, isEstimate, language),
            })}
          </Typography>
          {error ? (
            <Typography variant="body2" color="error" role="alert">
              {t("console.state.offline.body")}
            </Typography>
          ) : null}
          <Button
            variant="outlined"
            aria-busy={isLoading}
            startIcon={isLoading ? <CircularProgress size={18} color="inherit" /> : <Icon name="ExpandMore" />}
            onClick={load}
          >
            {t("console.list.loadMore")}
          </Button>
        </Box>
      ) : records.length > 0 && (total ?? 0) > records.length ? (
        <Pages />
      ) : null}
    </>
  );
}
