import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { EmptyState, ErrorState, useTexts } from "../../../../../client/kit/member";
import type { ConversationProps } from "../../../../../contracts/views/conversation";
import type { Comment, PostBody } from "../../../shared/comment";
import { useAuthorName } from "../parts/AuthorLine";
import { Composer } from "../parts/Composer";
import { useCalls } from "../useCalls";
import { Message } from "./Message";
import { useAnnouncement } from "./useAnnouncement";
import { useStream } from "./useStream";

const TYPING_PAUSE_MS = 10_000;
/** How far from its end a reader still follows the stream. */
const NEAR_PX = 80;

/** Keeps to the end of the stream while the reader is there. @returns its list, and how many came while the reader was not */
function useEnd(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef(count);
  const [missed, setMissed] = useState(0);
  const toEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    seen.current = count;
    setMissed(0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is the reason
  useEffect(() => {
    if (isAtEnd.current) toEnd();
    else setMissed(Math.max(count - seen.current, 0));
  }, [count]);
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isAtEnd.current && missed > 0) toEnd();
  };
  return { list, missed, toEnd, onScroll };
}

/** One stream of messages as in a chat, the newest at the end. */
export function Stream({ activityId, invitation, onChanged = () => {} }: ConversationProps) {
  const { t } = useTexts();
  const calls = useCalls(activityId);
  const nameOf = useAuthorName();
  const stream = useStream(activityId, calls);
  const { state, messages, error, hasOlder, typing } = stream;
  const { list, missed, toEnd, onScroll } = useEnd(messages.length);
  const announcement = useAnnouncement(messages);
  const [answered, setAnswered] = useState<Comment>();
  const lastTyping = useRef(0);
  const last = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (last > 0) void calls.see(last).catch(() => undefined);
  }, [calls, last]);
  if (!state && error) return <ErrorState error={error} onRetry={() => void stream.load()} />;
  if (!state) return <Skeleton variant="rounded" height={320} role="status" aria-label={t("common.loading")} />;

  async function post(body: PostBody) {
    const comment = await calls.post({ ...body, ...(answered ? { parentCommentId: answered.id } : {}) });
    stream.put([comment]);
    setAnswered(undefined);
    toEnd();
    onChanged();
  }

  function sayTyping() {
    if (Date.now() - lastTyping.current < TYPING_PAUSE_MS) return;
    lastTyping.current = Date.now();
    void calls.typing().catch(() => undefined);
  }

  const canWrite = state.mayStart || (state.mayReply && answered !== undefined);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {messages.length === 0 && <EmptyState title={t("comments.member.empty")} body={t("comments.member.streamEmpty")} />}
      <Box
        ref={list}
        component="ul"
        aria-label={t("comments.member.feed")}
        tabIndex={0}
        onScroll={onScroll}
        sx={{
          listStyle: "none",
          p: 0,
          m: 0,
          display: "grid",
          maxHeight: "60vh",
          overflowY: "auto",
          overscrollBehavior: "contain",
        }}
      >
        {hasOlder && (
          <li>
            <Button color="inherit" onClick={() => void stream.loadOlder()} sx={{ minHeight: 44 }}>
              {t("comments.member.older")}
            </Button>
          </li>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          return (
            <Message
              key={message.id}
              message={message}
              quoted={byId.get(message.parentId ?? "")}
              isContinued={before?.author.id === message.author.id && !message.isQuestion && !before?.isQuestion}
              {...(message.isQuestion && state.mayReply ? { onReply: () => setAnswered(message) } : {})}
            />
          );
        })}
      </Box>
      <Box aria-live="polite" sx={{ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }}>
        {announcement}
      </Box>
      {missed > 0 && (
        <Button variant="outlined" onClick={toEnd} sx={{ minHeight: 44 }}>
          {t("comments.member.newMessages", { smart_count: missed })}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary", minHeight: 20 }}>
        {typing.length > 0 && t("comments.member.typing", { smart_count: typing.length, names: typing.map(nameOf).join(", ") })}
      </Typography>
      {answered && (
        <Alert severity="info" onClose={() => setAnswered(undefined)}>
          {answered.text}
        </Alert>
      )}
      {canWrite && (
        <Box sx={{ position: "sticky", bottom: { xs: 64, sm: 0 }, backgroundColor: "background.default", py: 1 }}>
          <Composer
            key={answered?.id ?? "stream"}
            draft={`stream:${activityId}:${answered?.id ?? ""}`}
            label={answered ? t("comments.member.yourAnswer") : (invitation ?? t("comments.member.message"))}
            action={t("comments.member.send")}
            filesPath={calls.filesPath}
            isCompact
            hasFocus={answered !== undefined}
            send={post}
            onTyping={sayTyping}
          />
        </Box>
      )}
    </Box>
  );
}
