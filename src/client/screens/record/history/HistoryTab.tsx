import { Box, Button, Paper } from "@mui/material";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { readHistory } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { EmptyState, ErrorState, LoadingState } from "../../common/states";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { HistoryItem } from "./HistoryItem";
import { useRestoreEntry } from "./useRestoreEntry";

const PAGE = 25;

/** Who did what to the record and when, the newest first. */
export function HistoryTab({ record, refresh }: { readonly record: EntityRecord; readonly refresh: () => void }) {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const queries = useQueryClient();
  const queryKey = ["history", resource, record.id];
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...queryKey, record.version],
    queryFn: ({ pageParam }) => readHistory({ resource, id: record.id }, pageParam, PAGE),
    initialPageParam: 0,
    getNextPageParam: ({ entries, total }, pages) => {
      const read = pages.reduce((sum, page) => sum + page.entries.length, 0);
      const isLast = total === undefined ? entries.length < PAGE : read >= total;
      return isLast ? undefined : read;
    },
  });
  const restore = useRestoreEntry(record, () => {
    void queries.invalidateQueries({ queryKey });
    refresh();
  });
  useDocumentTitle(`${t("console.history.title")} · ${labelOf(record)}`);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState icon="History" title={t("console.history.empty.title")} body={t("console.history.empty.body")} />;
  }
  return (
    <Paper sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 }, maxWidth: 880 }}>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {entries.map((entry, index) => (
          <HistoryItem key={entry.id} entry={entry} isNewest={index === 0} {...(restore ? { onRestore: restore } : {})} />
        ))}
      </Box>
      {hasNextPage ? (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {t("console.history.more")}
        </Button>
      ) : null}
    </Paper>
  );
}
