import { Box, Button, Typography } from "@mui/material";
import {
  clientOf,
  EmptyState,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  RelativeTime,
  SectionCard,
  usePages,
  useTexts,
} from "../../../../../client/kit/console";
import type { codingApi, PlacedPassage } from "../../../shared/api/coding";
import { PAGE_SIZE, SURROUNDINGS } from "../../../shared/coding";
import { ActivityLink } from "../search/ActivityLink";

const coding = clientOf<typeof codingApi>();

/** Surroundings are kept up to a number of characters: what they cut goes, up to the nearest word. */
const leadIn = (before: string) => (before.length < SURROUNDINGS ? before : `…${before.replace(/^\S*\s+/, "")}`);
const leadOut = (after: string) => (after.length < SURROUNDINGS ? after : `${after.replace(/\s+\S*$/, "")}…`);

function Passage({ passage }: { readonly passage: PlacedPassage }) {
  const { t } = useTexts();
  const { quote, before, after, author, activity, commentId, createdAt } = passage;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: "divider", "&:last-child": { borderBottom: 0 } }}>
      {quote === "" ? (
        <Typography sx={{ color: "text.secondary" }}>{t("comments.coding.passages.gone")}</Typography>
      ) : (
        <Typography component="blockquote" sx={{ m: 0, overflowWrap: "anywhere" }}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {leadIn(before)}
          </Box>
          <Box component="mark" sx={{ bgcolor: "action.selected", color: "text.primary", px: 0.25, borderRadius: 0.5 }}>
            {quote}
          </Box>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {leadOut(after)}
          </Box>
        </Typography>
      )}
      <Box sx={{ mt: 0.5, display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline", color: "text.secondary" }}>
        {author !== "" && (
          <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
            {author}
          </Typography>
        )}
        <ActivityLink activity={activity} commentId={commentId} />
        <Typography variant="body2" component="span">
          <RelativeTime value={createdAt} />
        </Typography>
      </Box>
    </Box>
  );
}

/** What was given a code, wherever it was written. */
export function PassagesTab({ record }: RecordTabProps) {
  const { t } = useTexts();
  const { items, total, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = usePages<PlacedPassage>({
    queryKey: ["comments", "passagesOfCode", record.id],
    read: (query, signal) => coding.call("GET /api/codes/:id/passages", { params: { id: record.id }, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
  if (error && items.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || total === undefined) return <LoadingState />;
  if (total === 0)
    return (
      <EmptyState
        icon="Forum"
        title={t("comments.coding.passages.empty.title")}
        body={t("comments.coding.passages.empty.body")}
      />
    );
  return (
    <Box sx={{ maxWidth: 860 }}>
      <SectionCard title={t("comments.coding.passages.count", { smart_count: total })}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {items.map((passage) => (
            <Passage key={passage.id} passage={passage} />
          ))}
        </Box>
        {hasNextPage && (
          <Button
            variant="outlined"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            sx={{ justifySelf: "start" }}
          >
            {t("comments.coding.passages.more")}
          </Button>
        )}
      </SectionCard>
    </Box>
  );
}
