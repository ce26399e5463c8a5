import ReplyOutlined from "@mui/icons-material/ReplyOutlined";
import ThumbDown from "@mui/icons-material/ThumbDown";
import ThumbDownOutlined from "@mui/icons-material/ThumbDownOutlined";
import ThumbUp from "@mui/icons-material/ThumbUp";
import ThumbUpOutlined from "@mui/icons-material/ThumbUpOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ApiError, useTexts } from "../../../../../client/kit/member";
import type { Reaction } from "../../../../../contracts/api/comments";
import { isReportable } from "../parts/isReportable";
import type { CommentItemProps } from "./commentItemProps";
import { ReportButton } from "./ReportButton";

const LOOKS = {
  LIKE: { On: ThumbUp, Off: ThumbUpOutlined, key: "comments.member.like", count: "likes" },
  DISLIKE: { On: ThumbDown, Off: ThumbDownOutlined, key: "comments.member.dislike", count: "dislikes" },
} as const;

function ReactionButton({
  kind,
  comment,
  calls,
  feed,
  onError,
}: CommentItemProps & {
  readonly kind: Reaction;
  readonly onError: (message: string) => void;
}) {
  const { t } = useTexts();
  const { On, Off, key, count } = LOOKS[kind];
  const isOn = comment.reaction === kind;
  const Icon = isOn ? On : Off;

  async function toggle() {
    try {
      feed.put(await calls.react(comment.id, isOn ? null : kind));
    } catch (cause) {
      onError(cause instanceof ApiError ? cause.message : String(cause));
    }
  }

  return (
    <Button
      color={isOn ? "primary" : "inherit"}
      aria-pressed={isOn}
      aria-label={`${t(key)}: ${comment[count]}`}
      startIcon={<Icon />}
      onClick={() => void toggle()}
      sx={{ minHeight: 44, minWidth: 56, fontVariantNumeric: "tabular-nums" }}
    >
      {comment[count]}
    </Button>
  );
}

interface RemoveProps {
  readonly onRemove: () => Promise<void>;
  readonly onError: (message: string) => void;
}

function RemoveButton({ onRemove, onError }: RemoveProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    setAsking(false);
    try {
      await onRemove();
    } catch (cause) {
      onError(cause instanceof ApiError ? cause.message : String(cause));
    }
  }

  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {t("comments.member.remove")}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)}>
        <DialogTitle>{t("comments.member.removeTitle")}</DialogTitle>
        <DialogContent>{t("comments.member.removeBody")}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsking(false)}>
            {t("comments.member.cancel")}
          </Button>
          <Button color="error" onClick={() => void remove()}>
            {t("comments.member.remove")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** What one can do with a comment: like it, reply, change or delete one's own. */
export function CommentActions(props: CommentItemProps & { readonly onEdit: () => void }) {
  const { comment, state, calls, feed, onReply, onEdit, onChanged } = props;
  const { t } = useTexts();
  const [error, setError] = useState<string>();
  const isThere = comment.status === "PUBLISHED";
  const canReact = state.mayReact && !comment.isOwn && isThere;
  const hasCounts = comment.likes + comment.dislikes > 0;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", ml: -1 }}>
        {canReact && <ReactionButton kind="LIKE" {...props} onError={setError} />}
        {canReact && <ReactionButton kind="DISLIKE" {...props} onError={setError} />}
        {!canReact && hasCounts && (
          <Typography variant="body2" sx={{ px: 1, color: "text.secondary" }}>
            {t("comments.member.likes", { smart_count: comment.likes })}
          </Typography>
        )}
        {onReply && state.mayReply && isThere && (
          <Button color="inherit" startIcon={<ReplyOutlined />} onClick={onReply} sx={{ minHeight: 44 }}>
            {t("comments.member.reply")}
          </Button>
        )}
        {comment.isChangeable && (
          <Button color="inherit" onClick={onEdit} sx={{ minHeight: 44 }}>
            {t("comments.member.edit")}
          </Button>
        )}
        {comment.isChangeable && (
          <RemoveButton
            onError={setError}
            onRemove={async () => {
              await calls.remove(comment.id);
              feed.remove(comment.id);
              onChanged();
            }}
          />
        )}
        {isReportable(comment) && <ReportButton report={(said) => calls.report(comment.id, said)} />}
      </Stack>
      {error && (
        <Typography role="alert" variant="body2" sx={{ color: "error.main" }}>
          {error}
        </Typography>
      )}
    </>
  );
}
