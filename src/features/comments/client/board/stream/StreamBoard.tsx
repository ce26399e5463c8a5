import { Box, Button, Paper } from "@mui/material";
import { useCallback, useRef } from "react";
import { EmptyState, ErrorState, LoadingState, useTexts } from "../../../../../client/kit/console";
import type { Author, Comment } from "../../../../../contracts/api/comments";
import { useBoard } from "../BoardContext";
import { CommentCard } from "../comment/CommentCard";
import { useCommentKeys } from "../feed/useCommentKeys";
import { useMarkSeen } from "../feed/useMarkSeen";
import { Composer } from "./Composer";
import { useStickToEnd } from "./useStickToEnd";
import { useStream } from "./useStream";
import { useTyping } from "./useTyping";

function Typing({ names }: { readonly names: ReadonlyMap<string, string> }) {
  const { t } = useTexts();
  const all = [...names.values()].join(", ");
  return (
    <Box aria-live="polite" sx={{ px: 2, minHeight: 24, typography: "body2", color: "text.secondary" }}>
      {all && t("comments.board.typing", { names: all, smart_count: names.size })}
    </Box>
  );
}

interface MessagesProps {
  readonly comments: readonly Comment[];
  readonly hasEarlier: boolean;
  readonly onEarlier: () => void;
}

function Messages({ comments, hasEarlier, onEarlier }: MessagesProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [first, last] = [comments[0]?.id, comments.at(-1)?.id];
  const onScroll = useStickToEnd(box, { ...(first ? { first } : {}), ...(last ? { last } : {}) });
  useCommentKeys(box);
  return (
    // Can be scrolled by keyboard.
    <Box
      ref={box}
      onScroll={onScroll}
      tabIndex={0}
      role="group"
      aria-label={t("comments.board.title")}
      sx={{ flex: 1, minHeight: 0, overflowY: "auto", overflowAnchor: "none", py: 1 }}
    >
      {hasEarlier && (
        <Box sx={{ display: "grid", justifyItems: "center", pb: 1 }}>
          <Button size="small" color="inherit" onClick={onEarlier}>
            {t("comments.board.before")}
          </Button>
        </Box>
      )}
      {comments.length === 0 && (
        <EmptyState icon="Forum" title={t("comments.board.empty.title")} body={t("comments.board.empty.stream")} />
      )}
      {comments.map((comment) => (
        <CommentCard key={comment.id} comment={comment} />
      ))}
    </Box>
  );
}

/** A conversation as one stream, as in a chat: the newest at the end, and a box to write in. */
export function StreamBoard() {
  const { place, state, canModerate } = useBoard();
  const { names, note, forget } = useTyping();
  const onTyping = useCallback((author: Author) => note(author), [note]);
  const { comments, error, refetch, add, hasEarlier, readEarlier } = useStream(place, onTyping);
  const last = comments?.at(-1);
  useMarkSeen(place, last?.seq ?? 0);
  if (error && !comments) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!comments) return <LoadingState />;
  const mayWrite = place.audience === "TEAM" || (canModerate && (state?.mayStart ?? false));
  const isWriting = [...names].filter(([id]) => !comments.slice(-1).some(({ author }) => author.id === id));
  return (
    <Paper variant="outlined" sx={{ display: "flex", flexDirection: "column", height: "max(420px, calc(100vh - 300px))" }}>
      <Messages comments={comments} hasEarlier={hasEarlier} onEarlier={() => void readEarlier()} />
      <Typing names={new Map(isWriting)} />
      {mayWrite && (
        <Composer
          onPosted={(comment) => {
            add([comment]);
            if (comment.author.id) forget(comment.author.id);
          }}
        />
      )}
    </Paper>
  );
}
