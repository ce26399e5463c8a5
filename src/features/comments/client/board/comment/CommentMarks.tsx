import { Box, Link as MuiLink } from "@mui/material";
import { useState } from "react";
import { RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { VersionsDialog } from "../dialogs/VersionsDialog";
import { Mark } from "./Mark";
import { seenCount } from "./seenCount";

/** What the team should know when it reads a comment: reactions, changes, what its author had read before. */
export function CommentMarks({ comment }: { readonly comment: Comment }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { likes, dislikes, editedAt, isEditedAfterSeeing, team, author } = comment;
  const seen = team?.seenBefore === null || !team || author.kind === "team" ? undefined : seenCount(team.seenBefore);
  const edited = t(isEditedAfterSeeing ? "comments.board.editedAfterSeeing" : "comments.board.edited");
  if (likes + dislikes === 0 && !editedAt && seen === undefined) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, mt: 0.75 }}>
      {likes > 0 && <Mark icon="ThumbUp">{t("comments.board.likes", { smart_count: likes })}</Mark>}
      {dislikes > 0 && <Mark>{t("comments.board.dislikes", { smart_count: dislikes })}</Mark>}
      {editedAt && (
        <Mark icon="Edit" colour={isEditedAfterSeeing ? "warning.main" : "text.secondary"}>
          {team && team.versions > 0 ? (
            <MuiLink component="button" type="button" color="inherit" variant="body2" onClick={() => setIsOpen(true)}>
              {edited}
            </MuiLink>
          ) : (
            edited
          )}
          <RelativeTime value={editedAt} />
        </Mark>
      )}
      {seen !== undefined && (
        <Mark icon="Visibility">{seen === 0 ? t("comments.board.sawNone") : t("comments.board.saw", { smart_count: seen })}</Mark>
      )}
      {isOpen && <VersionsDialog comment={comment} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
