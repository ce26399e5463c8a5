import { Box, Button, Typography } from "@mui/material";
import { Icon, RelativeTime, useTexts } from "../../../../client/kit/console";
import type { StudyComment } from "../../shared/api/comments";
import type { CommentChange } from "./useComments";

interface CommentItemProps {
  readonly comment: StudyComment;
  /** Whether the person may resolve it. */
  readonly canChange: boolean;
  /** Somebody else has answered it: it stays. */
  readonly isAnswered: boolean;
  readonly isBusy: boolean;
  readonly onChange: (change: CommentChange) => void;
}

/** Who said it, when and what; and whether that is done. */
export function CommentItem({ comment, canChange, isAnswered, isBusy, onChange }: CommentItemProps) {
  const { t } = useTexts();
  const { id, author, side, date, text, resolvedAt, resolvedBy, isOwn } = comment;
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <Box component="strong" sx={{ color: "text.primary" }}>
          {author}
        </Box>{" "}
        · {t(`studies.comments.sides.${side}`)} · <RelativeTime value={date} />
      </Typography>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
      {resolvedAt && (
        <Typography variant="body2" sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "success.main" }}>
          <Icon name="TaskAlt" sx={{ fontSize: 16 }} />
          {t("studies.comments.resolved", { name: resolvedBy ?? "" })}
        </Typography>
      )}
      {canChange && (
        <Box sx={{ display: "flex", gap: 1 }}>
          <Button
            size="small"
            disabled={isBusy}
            startIcon={<Icon name={resolvedAt ? "Undo" : "Check"} />}
            onClick={() => onChange({ does: resolvedAt ? "reopen" : "resolve", id })}
          >
            {t(resolvedAt ? "studies.comments.reopen" : "studies.comments.resolve")}
          </Button>
          {isOwn && !isAnswered && !resolvedAt && (
            <Button size="small" color="inherit" disabled={isBusy} onClick={() => onChange({ does: "delete", id })}>
              {t("studies.comments.delete")}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
