import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { ErrorState, useTexts } from "../../../../../client/kit/member";
import type { CommentSearchProps } from "../../../../../contracts/views/conversation";
import type { FoundComment } from "../../../shared/api/search";
import { AuthorLine } from "../parts/AuthorLine";
import { markedParts } from "./markedParts";
import { useFoundComments } from "./useFoundComments";

interface HitProps {
  readonly comment: FoundComment;
  readonly word: string;
  readonly address: string | undefined;
}

function Hit({ comment, word, address }: HitProps) {
  const { activity, text, topicId } = comment;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: "divider", borderRadius: 1, backgroundColor: "background.paper" }}>
      {address ? (
        <Link
          component={RouterLink}
          to={topicId ? `${address}?topic=${topicId}` : address}
          sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
        >
          {activity.title}
        </Link>
      ) : (
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{activity.title}</Typography>
      )}
      <Box sx={{ my: 1 }}>
        <AuthorLine comment={comment} />
      </Box>
      <Typography
        sx={{
          overflowWrap: "anywhere",
          "& mark": {
            color: "inherit",
            backgroundColor: ({ palette }) => `color-mix(in srgb, ${palette.primary.main} 25%, transparent)`,
          },
        }}
      >
        {markedParts(text, word).map(({ at, part, isMarked }) => (isMarked ? <mark key={at}>{part}</mark> : part))}
      </Typography>
    </Box>
  );
}

/** What people said with a word, the newest first, each with where it was said. */
export function FoundComments({ word, addressOf }: CommentSearchProps) {
  const { t } = useTexts();
  const [attempt, setAttempt] = useState(0);
  const { comments, error } = useFoundComments(word, attempt);
  if (word.length < 2) return null;
  if (error) return <ErrorState error={error} onRetry={() => setAttempt((count) => count + 1)} />;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ fontSize: "1.25rem", mb: 1.5 }}>
        {t("comments.member.search.title")}
      </Typography>
      {!comments && <Skeleton variant="rounded" height={120} role="status" aria-label={t("common.loading")} />}
      {comments?.length === 0 && <Typography color="text.secondary">{t("comments.member.search.none")}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
        {comments?.map((comment) => (
          <Hit key={comment.id} comment={comment} word={word} address={addressOf(comment.activity.id)} />
        ))}
      </Box>
    </Box>
  );
}
