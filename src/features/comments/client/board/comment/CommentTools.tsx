import { Box } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { useBoard } from "../BoardContext";
import { CommentMenu } from "./CommentMenu";
import type { OpenPart } from "./openPart";
import { ToolButton } from "./ToolButton";
import { useCommentActions } from "./useCommentActions";

interface CommentToolsProps {
  readonly comment: Comment;
  readonly canReply: boolean;
  readonly onOpen: (part: OpenPart) => void;
}

/** What the team does with a comment. */
export function CommentTools({ comment, canReply, onOpen }: CommentToolsProps) {
  const { t } = useTexts();
  const { place } = useBoard();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { toggleMedal, togglePin } = useCommentActions(comment);
  const { medal, isPinned, author } = comment;
  const isOpenToAll = place.audience === "EVERYBODY";
  return (
    <Box className="tools" sx={{ display: "flex", flex: "none" }}>
      {canReply && <ToolButton icon="Reply" label={t("comments.board.action.reply")} onPress={() => onOpen("reply")} />}
      {isOpenToAll && author.kind === "member" && (
        <ToolButton icon="EmojiEvents" label={t("comments.board.action.medal")} isOn={medal} onPress={() => void toggleMedal()} />
      )}
      {isOpenToAll && (
        <ToolButton icon="PushPin" label={t("comments.board.action.pin")} isOn={isPinned} onPress={() => void togglePin()} />
      )}
      <ToolButton icon="MoreHoriz" label={t("comments.board.action.more", { name: author.name })} onPress={setAnchor} />
      {anchor && <CommentMenu comment={comment} anchor={anchor} onOpen={onOpen} onClose={() => setAnchor(undefined)} />}
    </Box>
  );
}
