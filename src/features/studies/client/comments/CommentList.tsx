import { Box } from "@mui/material";
import type { SxProps } from "@mui/material/styles";
import { failureText, useNotice, useTexts } from "../../../../client/kit/console";
import type { StudyComment } from "../../shared/api/comments";
import { isAnswered } from "../../shared/comments";
import { CommentItem } from "./CommentItem";
import { useCommentChange } from "./useComments";

interface CommentListProps {
  readonly studyId: string;
  /** Those that are shown. */
  readonly comments: readonly StudyComment[];
  /** All of the study: what was answered can't be taken back. */
  readonly all: readonly StudyComment[];
  readonly canChange: boolean;
  readonly sx?: SxProps;
}

/** Comments of one place, the oldest first. */
export function CommentList({ studyId, comments, all, canChange, sx = {} }: CommentListProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const change = useCommentChange(studyId);
  if (comments.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5, ...sx }}>
      {comments.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          canChange={canChange}
          isAnswered={isAnswered(comment.id, all)}
          isBusy={change.isPending}
          onChange={(made) => change.mutate(made, { onError: (failure) => notice(failureText(failure, t), "error") })}
        />
      ))}
    </Box>
  );
}
