import LockOutlined from "@mui/icons-material/LockOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { type KeyboardEvent, useRef } from "react";
import { EmptyState, ErrorState, useTexts } from "../../../../../client/kit/member";
import type { AttachedFile } from "../../../../../contracts/api/comments";
import type { ConversationState } from "../../../../../contracts/api/conversation";
import type { ConversationProps } from "../../../../../contracts/views/conversation";
import { Outgoing } from "../outbox/Outgoing";
import { goingTo, type OutgoingPost } from "../outbox/outgoing";
import { useOutbox } from "../outbox/useOutbox";
import { Composer } from "../parts/Composer";
import { useCalls } from "../useCalls";
import { Pinned } from "./Pinned";
import { ThreadItem } from "./ThreadItem";
import { useFeed } from "./useFeed";
import { useSeen } from "./useSeen";

/** Page Up and Page Down lead from thread to thread, Ctrl+Home and Ctrl+End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // In a text these keys are the text's.
  if (event.target instanceof HTMLTextAreaElement) return;
  const articles = [...event.currentTarget.querySelectorAll<HTMLElement>("article")];
  const at = articles.findIndex((article) => article.contains(document.activeElement));
  const targets: Readonly<Record<string, number>> = {
    PageDown: at + 1,
    PageUp: at - 1,
    ...(event.ctrlKey ? { Home: 0, End: articles.length - 1 } : {}),
  };
  const target = articles[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function Notice({ state, isEmpty }: { readonly state: ConversationState; readonly isEmpty: boolean }) {
  const { t } = useTexts();
  if (state.others === "never")
    return (
      <Alert icon={<LockOutlined />} severity="info">
        {t("comments.member.private")}
      </Alert>
    );
  if (state.others === "afterOwn")
    return <Alert severity="info">{t(`comments.member.${state.mayStart ? "afterOwn" : "afterOwnClosed"}`)}</Alert>;
  if (!isEmpty && !state.mayStart && !state.mayReply)
    return (
      <Alert icon={<LockOutlined />} severity="info" role="status">
        {t("comments.member.closed")}
      </Alert>
    );
  if (!isEmpty) return null;
  const body = t(state.mayStart ? "comments.member.emptyBody" : "comments.member.emptyClosed");
  return <EmptyState title={t("comments.member.empty")} body={body} />;
}

/** Threads with their replies, the newest first, and a field to begin one. */
export function Feed({ activityId, topicId, isOwnOnly = false, invitation, asksFor, onChanged = () => {} }: ConversationProps) {
  const { t } = useTexts();
  const calls = useCalls(activityId);
  const feed = useFeed(activityId, calls, { topicId, isOwnOnly });
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isBusy, news } = feed;
  const outbox = useOutbox((comment, post) => {
    if (post.activityId !== activityId || (topicId && comment.topicId !== topicId)) return;
    feed.put(comment);
    // Others may have become visible by it.
    if (!comment.parentId && data?.state.hasWritten === false) void feed.load();
    onChanged();
  });
  const threads = data?.threads ?? [];
  const numbers = threads.flatMap((thread) => [thread.seq, ...thread.replies.map(({ seq }) => seq)]);
  useSeen(list, numbers, (seq) => void calls.see(seq).catch(() => undefined));
  if (!data && error) return <ErrorState error={error} onRetry={() => void feed.load()} />;
  if (!data) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  const { state } = data;
  const isAnswered = topicId ? state.topics.some(({ id, isAnswered: is }) => id === topicId && is) : state.hasWritten;
  // Where not all threads are here, one's own may be among the others.
  const hasOwn = threads.some(({ isOwn }) => isOwn) || (data.hasMore && isAnswered);
  const start = { activityId, threadId: null, ...(topicId ? { topicId } : {}) };
  const isOnItsWay = goingTo(outbox.waiting, start).length > 0;
  const mayStart = state.mayStart && !(state.isOneThreadEach && (hasOwn || isOnItsWay));

  async function post(body: OutgoingPost["body"], attached: readonly AttachedFile[]) {
    outbox.post({ activityId, body: { ...body, ...(topicId ? { topicId } : {}) }, attached });
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {mayStart && (
        <Composer
          draft={`start:${activityId}:${topicId ?? ""}`}
          label={invitation ?? t("comments.member.write")}
          action={t("comments.member.post")}
          filesPath={calls.filesPath}
          asksFor={asksFor}
          send={post}
        />
      )}
      <Outgoing outbox={outbox} where={start} />
      <Notice state={state} isEmpty={threads.length === 0 && !isOnItsWay} />
      <Pinned comments={topicId ? state.pinned.filter((one) => one.topicId === topicId) : state.pinned} />
      {news > 0 && (
        <Button
          variant="outlined"
          onClick={() => void feed.catchUp()}
          sx={{ minHeight: 44, position: "sticky", top: 72, zIndex: 1, backgroundColor: "background.paper" }}
        >
          {t("comments.member.news", { smart_count: news })}
        </Button>
      )}
      <Box
        ref={list}
        {...(threads.length > 0 ? { role: "feed", "aria-busy": isBusy, "aria-label": t("comments.member.feed") } : {})}
        onKeyDown={moveFocus}
        sx={{ display: "grid", gap: 1.5 }}
      >
        {threads.map((thread, index) => (
          <ThreadItem
            key={thread.id}
            thread={thread}
            activityId={activityId}
            position={index + 1}
            total={data.hasMore ? -1 : threads.length}
            state={state}
            calls={calls}
            feed={feed}
            outbox={outbox}
            onChanged={onChanged}
          />
        ))}
      </Box>
      {error !== undefined && <Alert severity="error">{t("comments.member.notLoaded")}</Alert>}
      {data.hasMore && (
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void feed.loadMore()} sx={{ minHeight: 44 }}>
          {t(error === undefined ? "comments.member.more" : "comments.member.again")}
        </Button>
      )}
    </Box>
  );
}
