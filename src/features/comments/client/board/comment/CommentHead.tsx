import { Box } from "@mui/material";
import { RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { useBoard } from "../BoardContext";
import { AuthorName } from "./AuthorName";
import { Mark } from "./Mark";
import { TopicChip } from "./TopicChip";

const STATES = {
  HIDDEN: { icon: "VisibilityOff", colour: "error.main" },
  SENT_BACK: { icon: "Undo", colour: "warning.main" },
} as const;

/** Who wrote a comment, when, on what, and what the team made of it. */
export function CommentHead({ comment }: { readonly comment: Comment }) {
  const { t } = useTexts();
  const { state } = useBoard();
  const { author, createdAt, status, medal, isPinned, isQuestion, parentId, topicId } = comment;
  const topic = parentId === null ? state?.topics.find(({ id }) => id === topicId) : undefined;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1,
        rowGap: 0.25,
        minWidth: 0,
        flex: 1,
        minHeight: 30,
      }}
    >
      <AuthorName author={author} />
      {author.kind === "team" && <Mark colour="primary.main">{t("comments.board.team")}</Mark>}
      <Mark>
        <RelativeTime value={createdAt} />
      </Mark>
      {topic && <TopicChip topic={topic} />}
      {isQuestion && <Mark icon="HelpOutline">{t("comments.board.question")}</Mark>}
      {isPinned && <Mark icon="PushPin">{t("comments.board.pinned")}</Mark>}
      {medal && (
        <Mark icon="EmojiEvents" colour="success.main">
          {t("comments.board.medal")}
        </Mark>
      )}
      {status !== "PUBLISHED" && <Mark {...STATES[status]}>{t(`comments.board.states.${status}`)}</Mark>}
    </Box>
  );
}
