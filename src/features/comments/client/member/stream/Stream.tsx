import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Fragment, useRef, useState } from "react";
import { DayLine } from "../../../../../client/kit/conversation";
import { EmptyState, ErrorState, useTexts } from "../../../../../client/kit/member";
import type { AttachedFile, Comment } from "../../../../../contracts/api/comments";
import type { ConversationProps } from "../../../../../contracts/views/conversation";
import { Outgoing } from "../outbox/Outgoing";
import type { OutgoingPost } from "../outbox/outgoing";
import { useOutbox } from "../outbox/useOutbox";
import { useAuthorName } from "../parts/AuthorLine";
import { Composer } from "../parts/Composer";
import { useCalls } from "../useCalls";
import { Message } from "./Message";
import { useAnnouncement } from "./useAnnouncement";
import { useEnd } from "./useEnd";
import { useStream } from "./useStream";

const TYPING_PAUSE_MS = 10_000;

const dayOf = ({ createdAt }: Comment) => new Date(createdAt).toDateString();

/** One stream of messages as in a chat, the newest at the end. */
export function Stream({ activityId, invitation, onChanged = () => {} }: ConversationProps) {
  const { t, language } = useTexts();
  const calls = useCalls(activityId);
  const nameOf = useAuthorName();
  const stream = useStream(activityId, calls);
  const { state, messages, error, hasOlder, typing } = stream;
  const { list, missed, toEnd, onScroll, keepPlace } = useEnd(messages, (seq) => void calls.see(seq).catch(() => undefined));
  const announcement = useAnnouncement(messages);
  const [answered, setAnswered] = useState<Comment>();
  const lastTyping = useRef(0);
  const outbox = useOutbox((comment, post) => {
    if (post.activityId !== activityId) return;
    stream.put([comment]);
    toEnd();
    onChanged();
  });
  if (!state && error) return <ErrorState error={error} onRetry={() => void stream.load()} />;
  if (!state) return <Skeleton variant="rounded" height={320} role="status" aria-label={t("common.loading")} />;

  async function post(body: OutgoingPost["body"], attached: readonly AttachedFile[]) {
    outbox.post({ activityId, body: { ...body, ...(answered ? { parentCommentId: answered.id } : {}) }, attached });
    setAnswered(undefined);
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
          // A long quote is cut at the width of the stream instead of widening it.
          gridTemplateColumns: "minmax(0, 1fr)",
          maxHeight: "60vh",
          overflowY: "auto",
          overscrollBehavior: "contain",
        }}
      >
        {hasOlder && (
          <li>
            <Button
              color="inherit"
              onClick={() => void keepPlace(stream.loadOlder).catch(() => undefined)}
              sx={{ minHeight: 44 }}
            >
              {t("comments.member.older")}
            </Button>
          </li>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isNewDay = !before || dayOf(before) !== dayOf(message);
          return (
            <Fragment key={message.id}>
              {isNewDay && <DayLine instant={message.createdAt} language={language} />}
              <Message
                message={message}
                quoted={byId.get(message.parentId ?? "")}
                isContinued={!isNewDay && before?.author.id === message.author.id && !message.isQuestion && !before?.isQuestion}
                report={(said) => calls.report(message.id, said)}
                {...(message.isQuestion && state.mayReply ? { onReply: () => setAnswered(message) } : {})}
              />
            </Fragment>
          );
        })}
      </Box>
      <Box
        aria-live="polite"
        sx={{ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }}
      >
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
      <Outgoing outbox={outbox} where={{ activityId }} />
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
