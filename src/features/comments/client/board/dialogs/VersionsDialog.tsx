import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ErrorState, LoadingState, RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import type { CommentVersions } from "../../../shared/api/threads";
import { calls } from "../api/calls";
import { inputOf, type Place } from "../api/paths";
import { useBoard } from "../BoardContext";
import { Mark } from "../comment/Mark";

type Version = CommentVersions["versions"][number];

function useVersions(place: Place, { id, editedAt }: Comment) {
  return useQuery({
    queryKey: ["conversation", "versions", id, editedAt],
    queryFn: async ({ signal }) => {
      const { params, query } = inputOf(place);
      const { versions } = await calls.call(
        "GET /client/communities/:id/activity/:activityId/comment/:commentId/versions",
        { params: { ...params, commentId: id }, query },
        { signal },
      );
      return versions;
    },
  });
}

function VersionText({ version, label }: { readonly version: Omit<Version, "number">; readonly label: string }) {
  const { t } = useTexts();
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Mark>
          <RelativeTime value={version.writtenAt} />
        </Mark>
        {version.isAfterSeeing && (
          <Mark icon="Visibility" colour="warning.main">
            {t("comments.board.versions.afterSeeing")}
          </Mark>
        )}
      </Box>
      <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{version.text}</Box>
    </Box>
  );
}

interface VersionsDialogProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** What a comment says, and what it said before. */
export function VersionsDialog({ comment, onClose }: VersionsDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const { data, error, refetch } = useVersions(useBoard().place, comment);
  const { text, createdAt, editedAt, isEditedAfterSeeing } = comment;
  const now = { text, writtenAt: editedAt ?? createdAt, isAfterSeeing: isEditedAfterSeeing };
  const earlier = [...(data ?? [])].sort((a, b) => b.number - a.number);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ typography: "h4" }}>
        {t("comments.board.versions.title", { name: comment.author.name })}
      </DialogTitle>
      <DialogContent>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!error && !data ? <LoadingState /> : null}
        {data && (
          <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
            <VersionText version={now} label={t("comments.board.versions.now")} />
            {earlier.map((version) => (
              <VersionText
                key={version.number}
                version={version}
                label={t("comments.board.versions.number", { number: version.number })}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("console.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
