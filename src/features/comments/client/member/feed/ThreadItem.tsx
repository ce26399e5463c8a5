import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTexts } from "../../../../../client/kit/member";
import type { AttachedFile } from "../../../../../contracts/api/comments";
import type { Thread } from "../../../shared/api/threads";
import { Outgoing } from "../outbox/Outgoing";
import type { OutgoingPost } from "../outbox/outgoing";
import type { OutboxModel } from "../outbox/useOutbox";
import { useAuthorName } from "../parts/AuthorLine";
import { Composer } from "../parts/Composer";
import { CommentItem } from "./CommentItem";
import type { CommentItemProps } from "./commentItemProps";

/** So many replies are shown before the rest is asked for. */
const FIRST_REPLIES = 3;

interface ThreadItemProps extends Omit<CommentItemProps, "comment" | "children" | "onReply"> {
  readonly thread: Thread;
  readonly activityId: string;
  readonly outbox: OutboxModel;
  /** 1-based, of all that are there. */
  readonly position: number;
  readonly total: number;
}

/** A thread with its replies. */
export function ThreadItem({ thread, activityId, position, total, outbox, ...shared }: ThreadItemProps) {
  const { t } = useTexts();
  const nameOf = useAuthorName();
  const [isReplying, setReplying] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { calls } = shared;
  const { replies } = thread;
  const visible = isWhole ? replies : replies.slice(0, FIRST_REPLIES);
  const rest = replies.length - visible.length;

  async function reply(body: OutgoingPost["body"], attached: readonly AttachedFile[]) {
    outbox.post({ activityId, body: { ...body, parentCommentId: thread.id }, attached });
    setWhole(true);
    setReplying(false);
  }

  return (
    <Box
      component="article"
      tabIndex={0}
      aria-label={nameOf(thread.author)}
      aria-posinset={position}
      aria-setsize={total}
      sx={{
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        backgroundColor: "background.paper",
        scrollMarginTop: 80,
        "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <CommentItem {...shared} comment={thread} onReply={() => setReplying(true)}>
        {visible.length > 0 && (
          <Box
            component="ul"
            sx={{ listStyle: "none", p: 0, m: 0, mt: 1, pl: 2, borderLeft: 2, borderColor: "divider", display: "grid", gap: 2 }}
          >
            {visible.map((comment) => (
              <li key={comment.id}>
                <CommentItem {...shared} comment={comment} />
              </li>
            ))}
          </Box>
        )}
        {rest > 0 && (
          <Button color="inherit" onClick={() => setWhole(true)} sx={{ minHeight: 44, mt: 1 }}>
            {t("comments.member.moreReplies", { smart_count: rest })}
          </Button>
        )}
        <Outgoing outbox={outbox} where={{ activityId, threadId: thread.id }} />
        {isReplying && (
          <Box sx={{ mt: 1.5 }}>
            <Composer
              draft={`reply:${thread.id}`}
              label={t("comments.member.replyTo", { name: nameOf(thread.author) })}
              action={t("comments.member.reply")}
              filesPath={calls.filesPath}
              hasFocus
              send={reply}
              onCancel={() => setReplying(false)}
            />
          </Box>
        )}
      </CommentItem>
    </Box>
  );
}
