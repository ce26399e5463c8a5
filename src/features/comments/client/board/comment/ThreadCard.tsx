import { Box, Button, Paper } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Thread } from "../../../shared/api/threads";
import { useBoard } from "../BoardContext";
import { CommentCard } from "./CommentCard";
import { ReplyBox } from "./ReplyBox";

/** Of a long thread, the replies that are shown at once: the last ones. */
const SHOWN = 5;

interface ThreadCardProps {
  readonly thread: Thread;
  /** Whether all replies are shown, however many. @default false */
  readonly isWhole?: boolean;
}

function Replies({ thread, isWhole: isAsked = false }: ThreadCardProps) {
  const { t } = useTexts();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { replies } = thread;
  const hidden = isAsked || isUnfolded ? 0 : Math.max(0, replies.length - SHOWN);
  return (
    <>
      {hidden > 0 && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="UnfoldMore" />}
          onClick={() => setIsUnfolded(true)}
          sx={{ ml: 1 }}
        >
          {t("comments.board.earlier", { smart_count: hidden })}
        </Button>
      )}
      {replies.slice(hidden).map((reply) => (
        <CommentCard key={reply.id} comment={reply} />
      ))}
    </>
  );
}

/** A comment that begins a thread, with what was replied and a box to reply. */
export function ThreadCard({ thread, isWhole }: ThreadCardProps) {
  const { t } = useTexts();
  const { canModerate } = useBoard();
  const [isReplying, setIsReplying] = useState(false);
  const hasMore = thread.replies.length > 0 || isReplying;
  return (
    <Paper variant="outlined" sx={{ overflow: "hidden" }}>
      <CommentCard comment={thread} {...(canModerate ? { onReply: () => setIsReplying(true) } : {})} />
      {hasMore && (
        <Box sx={{ ml: { xs: 2, sm: "46px" }, mr: 1, mb: 1.5, borderLeft: 2, borderColor: "divider" }}>
          <Replies thread={thread} {...(isWhole ? { isWhole } : {})} />
          {isReplying && (
            <Box sx={{ px: 2, pt: 1 }}>
              <ReplyBox
                label={t("comments.board.replyTo", { name: thread.author.name || t("comments.board.gone") })}
                action={t("comments.board.action.reply")}
                more={{ parentCommentId: thread.id, isRootComment: false }}
                onClose={() => setIsReplying(false)}
              />
            </Box>
          )}
        </Box>
      )}
    </Paper>
  );
}
