import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { useBoard } from "../BoardContext";
import { CodedText } from "../coding/CodedText";
import { SendBackDialog } from "../dialogs/SendBackDialog";
import { VersionsDialog } from "../dialogs/VersionsDialog";
import { Attached } from "./Attached";
import { CommentHead } from "./CommentHead";
import { CommentMarks } from "./CommentMarks";
import { CommentTools } from "./CommentTools";
import { NoteEditor } from "./NoteEditor";
import { NoteText } from "./NoteText";
import type { OpenPart } from "./openPart";
import { Portrait } from "./Portrait";
import { TagChips } from "./TagChips";
import { TagEditor } from "./TagEditor";

interface CommentCardProps {
  readonly comment: Comment;
  /** Opens the box for a reply; left out where none is written here. */
  readonly onReply?: () => void;
  /** What stands above the text, e.g. where it was said. */
  readonly context?: ReactNode;
}

/** Tools come forward where the comment is pointed at or has the focus; where nothing points, they are always there. */
const quietTools = {
  "@media (hover: hover)": {
    "& .tools": { opacity: 0, transition: "opacity 150ms" },
    "&:hover .tools, &:focus .tools, &:focus-within .tools": { opacity: 1 },
  },
} as const;

interface BodyProps extends Pick<CommentCardProps, "comment"> {
  readonly open: OpenPart | undefined;
  readonly onClose: () => void;
}

function CommentBody({ comment, open, onClose }: BodyProps) {
  const { t } = useTexts();
  const { team, explanation, status } = comment;
  return (
    <>
      <Box sx={{ opacity: status === "HIDDEN" ? 0.6 : 1 }}>
        <CodedText comment={comment} />
      </Box>
      {explanation && (
        <Box sx={{ mt: 1, typography: "body2", color: "text.secondary" }}>
          {t("comments.board.explained")}: {explanation}
        </Box>
      )}
      <Attached {...comment} />
      {open === "tags" ? <TagEditor comment={comment} onClose={onClose} /> : <TagChips tags={team?.tags ?? []} />}
      {open === "note" ? <NoteEditor comment={comment} onClose={onClose} /> : <NoteText note={team?.note} />}
      <CommentMarks comment={comment} />
      {open === "versions" && <VersionsDialog comment={comment} onClose={onClose} />}
      {open === "sendBack" && <SendBackDialog comment={comment} onClose={onClose} />}
    </>
  );
}

/** One comment as the team reads it, with what the team does with it. */
export function CommentCard({ comment, onReply, context }: CommentCardProps) {
  const { t } = useTexts();
  const { canModerate } = useBoard();
  const [open, setOpen] = useState<OpenPart>();
  const openPart = (part: OpenPart) => (part === "reply" ? onReply?.() : setOpen(part));
  // In a list of its own a reply is as large as any other.
  const isReply = comment.parentId !== null && context === undefined;
  return (
    <Box
      component="article"
      tabIndex={0}
      data-comment={comment.id}
      aria-label={t("comments.board.of", { name: comment.author.name || t("comments.board.gone") })}
      sx={{
        ...quietTools,
        display: "flex",
        gap: 1.25,
        px: 2,
        py: isReply ? 1 : 1.5,
        borderRadius: 1,
        scrollMarginTop: 140,
        "&:focus-visible": { outline: "2px solid var(--focus-ring)", outlineOffset: -2 },
      }}
    >
      <Portrait author={comment.author} size={isReply ? 24 : 30} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {context}
        <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
          <CommentHead comment={comment} />
          {canModerate && <CommentTools comment={comment} canReply={onReply !== undefined} onOpen={openPart} />}
        </Box>
        <CommentBody comment={comment} open={open} onClose={() => setOpen(undefined)} />
      </Box>
    </Box>
  );
}
