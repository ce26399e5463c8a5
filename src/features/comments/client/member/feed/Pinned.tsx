import PushPin from "@mui/icons-material/PushPin";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PlainText } from "../../../../../client/kit/conversation";
import { useTexts } from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import { useAuthorName } from "../parts/AuthorLine";

/** What the team has pinned, above all threads. */
export function Pinned({ comments }: { readonly comments: readonly Comment[] }) {
  const { t } = useTexts();
  const nameOf = useAuthorName();
  if (comments.length === 0) return null;
  return (
    <Box component="section" aria-label={t("comments.member.pinned")} sx={{ display: "grid", gap: 1 }}>
      {comments.map((comment) => (
        <Box
          key={comment.id}
          sx={{
            p: 1.5,
            borderRadius: 1,
            borderLeft: 4,
            borderColor: "primary.main",
            backgroundColor: ({ palette }) => `color-mix(in srgb, ${palette.primary.main} 8%, ${palette.background.paper})`,
          }}
        >
          <Typography variant="body2" sx={{ display: "flex", gap: 0.5, alignItems: "center", fontWeight: 600 }}>
            <PushPin fontSize="inherit" />
            {t("comments.member.pinned")} · {nameOf(comment.author)}
          </Typography>
          <PlainText text={comment.text} />
        </Box>
      ))}
    </Box>
  );
}
