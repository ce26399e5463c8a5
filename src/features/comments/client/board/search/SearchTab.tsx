import { Box, Button, Paper } from "@mui/material";
import { useRef, useState } from "react";
import { EmptyState, ErrorState, LoadingState, useEntityOf, useTexts } from "../../../../../client/kit/console";
import type { FoundComment } from "../../../shared/api/search";
import { BoardProvider } from "../BoardContext";
import { CommentCard } from "../comment/CommentCard";
import { useCommentKeys } from "../feed/useCommentKeys";
import { type BoardFilter, isFiltered } from "../filters/boardFilter";
import { FilterBar } from "../filters/FilterBar";
import { ActivityLink } from "./ActivityLink";
import { useCommentSearch } from "./useCommentSearch";

interface HitProps {
  readonly comment: FoundComment;
  readonly canModerate: boolean;
  readonly word: string | undefined;
}

function Hit({ comment, canModerate, word }: HitProps) {
  const { activity, id } = comment;
  return (
    <BoardProvider board={{ place: { activityId: activity.id, audience: "EVERYBODY" }, canModerate, word }}>
      <Paper variant="outlined">
        <CommentCard comment={comment} context={<ActivityLink activity={activity} commentId={id} word={word} />} />
      </Paper>
    </BoardProvider>
  );
}

/** The search over all activities. */
export function SearchTab() {
  const { t } = useTexts();
  const canModerate = useEntityOf("activities")?.actions.update === true;
  const [filter, setFilter] = useState<BoardFilter>({});
  const { data, error, refetch, isFetchingNextPage, hasNextPage, fetchNextPage, isPlaceholderData } = useCommentSearch(filter);
  const listRef = useRef<HTMLDivElement>(null);
  useCommentKeys(listRef);
  const found = data?.pages.flatMap(({ comments }) => comments) ?? [];
  const empty = isFiltered(filter) ? "filtered" : "all";
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        hasActivity
        count={data ? t("comments.board.search.found", { smart_count: data.pages[0]?.total ?? 0 }) : ""}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingState /> : null}
      {data && found.length === 0 && (
        <EmptyState icon="SearchOff" title={t(`comments.board.search.${empty}`)} body={t(`comments.board.search.${empty}Body`)} />
      )}
      <Box ref={listRef} sx={{ display: "grid", gap: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}>
        {found.map((comment) => (
          <Hit key={comment.id} comment={comment} canModerate={canModerate} word={filter.word} />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ display: "grid", justifyItems: "center", py: 2 }}>
          <Button variant="outlined" color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("comments.board.loadMore")}
          </Button>
        </Box>
      )}
    </>
  );
}
