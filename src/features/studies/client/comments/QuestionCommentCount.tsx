import { Box, Tooltip, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionNotesProps } from "../../../../contracts/views/questionNotes";
import { questionPlace } from "../../shared/comments";
import { useComments } from "./useComments";

/** How many comments on a question are open, beside it in the outline. */
export function QuestionCommentCount({ ownerId, questionId }: QuestionNotesProps) {
  const { t } = useTexts();
  // Where the question itself is shown it is looked again; there are as many of these as questions.
  const { data } = useComments(ownerId, { isWatched: false });
  const place = questionPlace(questionId);
  const count = data?.comments.filter((comment) => comment.place === place && comment.resolvedAt === null).length ?? 0;
  if (count === 0) return null;
  const label = t("studies.comments.open", { smart_count: count });
  return (
    <Tooltip title={label}>
      <Box
        role="img"
        aria-label={label}
        sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "primary.main", flexShrink: 0 }}
      >
        <Icon name="ChatBubble" sx={{ fontSize: 18 }} />
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {count}
        </Typography>
      </Box>
    </Tooltip>
  );
}
