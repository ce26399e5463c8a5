import { Box, Button } from "@mui/material";
import type { ReactNode, RefObject } from "react";
import { ErrorState, LoadingState, useTexts } from "../../../../../client/kit/console";
import type { Thread } from "../../../shared/api/threads";
import type { useThreads } from "../api/useThreads";
import { ThreadCard } from "../comment/ThreadCard";

interface ThreadListProps {
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly threads: readonly Thread[];
  readonly query: ReturnType<typeof useThreads>;
  /** Whether threads are shown with all that was replied, e.g. where words are looked for in it. */
  readonly isWhole: boolean;
  /** What stands where there are none. */
  readonly empty: ReactNode;
}

/** Threads, and a button for the next ten. */
export function ThreadList({ listRef, threads, query, isWhole, empty }: ThreadListProps) {
  const { t } = useTexts();
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (threads.length === 0) return empty;
  return (
    <>
      <Box
        ref={listRef}
        role="feed"
        aria-label={t("comments.board.title")}
        aria-busy={isPlaceholderData || isFetchingNextPage}
        sx={{ display: "grid", gap: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {threads.map((thread) => (
          <ThreadCard key={thread.id} thread={thread} isWhole={isWhole} />
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
