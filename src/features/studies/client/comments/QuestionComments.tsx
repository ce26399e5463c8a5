import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useEntityOf, useTexts } from "../../../../client/kit/console";
import type { QuestionNotesProps } from "../../../../contracts/views/questionNotes";
import { questionPlace } from "../../shared/comments";
import { CommentList } from "./CommentList";
import { useComments } from "./useComments";
import { WriteComment } from "./WriteComment";

/** What was said of one question: open ones at once, the rest and a field at a press. */
export function QuestionComments({ ownerId, questionId }: QuestionNotesProps) {
  const { t } = useTexts();
  const place = questionPlace(questionId);
  const { data } = useComments(ownerId);
  const mayChange = useEntityOf("studies")?.actions.update === true;
  const canChange = mayChange && data !== undefined && !data.isClosed;
  const all = data?.comments ?? [];
  const [isAsked, setAsked] = useState(false);
  const here = all.filter((comment) => comment.place === place);
  const open = here.filter(({ resolvedAt }) => resolvedAt === null);
  const isShown = isAsked || open.length > 0;
  if (here.length === 0 && !canChange) return null;
  return (
    <Box component="section" aria-label={t("studies.comments.ofQuestion")} sx={{ display: "grid", gap: 1.5 }}>
      {isShown ? (
        <Box sx={{ display: "grid", gap: 2, p: 2, borderRadius: 1, border: 1, borderColor: "divider" }}>
          <Typography variant="h5" component="h3">
            {t("studies.comments.ofQuestion")}
          </Typography>
          <CommentList studyId={ownerId} comments={isAsked ? here : open} all={all} canChange={canChange} />
          {!isAsked && open.length < here.length && (
            <Button size="small" color="inherit" onClick={() => setAsked(true)} sx={{ justifySelf: "start" }}>
              {t("studies.comments.showResolved", { smart_count: here.length - open.length })}
            </Button>
          )}
          {canChange && <WriteComment studyId={ownerId} place={place} />}
        </Box>
      ) : (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="ChatBubble" />}
          onClick={() => setAsked(true)}
          sx={{ justifySelf: "start" }}
        >
          {here.length > 0 ? t("studies.comments.showResolved", { smart_count: here.length }) : t("studies.comments.add")}
        </Button>
      )}
    </Box>
  );
}
