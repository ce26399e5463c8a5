import { Box, Paper, Typography } from "@mui/material";
import { EmptyState, ErrorState, LoadingState, RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { WaitingComment } from "../../../shared/waiting";
import { AuthorName } from "../comment/AuthorName";
import { Mark } from "../comment/Mark";
import { Portrait } from "../comment/Portrait";
import { useWaiting } from "../home/useWaiting";
import { ActivityLink } from "./ActivityLink";

function WaitingRow({ comment: { id, activity, author, text, createdAt } }: { readonly comment: WaitingComment }) {
  const member = { kind: "member", image: null, ...author } as const;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        gap: 1.25,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Portrait author={member} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <ActivityLink activity={activity} commentId={id} />
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
          <AuthorName author={member} />
          <Mark>
            <RelativeTime value={createdAt} />
          </Mark>
        </Box>
        <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>{text}</Typography>
      </Box>
    </Box>
  );
}

/** What waits for the team, the oldest first. */
export function WaitingTab({ kind }: { readonly kind: "unanswered" | "thin" }) {
  const { t } = useTexts();
  const { data, error, refetch } = useWaiting();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const comments = data[kind];
  if (comments.length === 0)
    return (
      <EmptyState
        icon="TaskAlt"
        title={t(`comments.board.waiting.none.${kind}`)}
        body={t(`comments.board.waiting.help.${kind}`)}
      />
    );
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t(`comments.board.waiting.help.${kind}`)}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {comments.map((comment) => (
          <WaitingRow key={comment.id} comment={comment} />
        ))}
      </Paper>
    </>
  );
}
