import { Box, Button, MenuItem, TextField, Link as TextLink, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { ErrorState, LoadingState, SectionCard, useTexts } from "../../../../client/kit/console";
import { ORDER_PARTS } from "../../shared/comments";
import { CommentList } from "./CommentList";
import { useCommentedPlaces } from "./useCommentedPlaces";
import { useComments } from "./useComments";
import { WriteComment } from "./WriteComment";

interface CommentsCardProps {
  readonly studyId: string;
  /** Whether the person may write and resolve. */
  readonly canChange: boolean;
}

/** All that was said of a study, each at its place, with the way there. */
export function CommentsCard({ studyId, canChange }: CommentsCardProps) {
  const { t } = useTexts();
  const id = useId();
  const [part, setPart] = useState<string>(ORDER_PARTS[0]);
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = useComments(studyId);
  const all = data?.comments ?? [];
  const open = all.filter(({ resolvedAt }) => resolvedAt === null);
  const places = useCommentedPlaces(studyId, isAll ? all : open);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const resolved = all.length - open.length;
  return (
    <SectionCard
      title={t("studies.comments.title")}
      action={
        resolved > 0 ? (
          <Button size="small" color="inherit" onClick={() => setAll(!isAll)}>
            {isAll ? t("studies.comments.hideResolved") : t("studies.comments.showResolved", { smart_count: resolved })}
          </Button>
        ) : undefined
      }
    >
      {places.length === 0 && <Typography color="text.secondary">{t("studies.comments.none")}</Typography>}
      {places.map(({ place, title, path, comments }) => (
        <Box key={place} sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {path ? (
              <TextLink component={Link} to={`/studies/${studyId}/${path}`}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </Typography>
          <CommentList
            studyId={studyId}
            comments={comments}
            all={all}
            canChange={canChange}
            sx={{ pl: 1.5, borderLeft: 2, borderColor: "divider" }}
          />
        </Box>
      ))}
      {canChange && (
        <WriteComment studyId={studyId} place={part}>
          <TextField
            select
            size="small"
            id={`${id}-part`}
            label={t("studies.comments.about")}
            value={part}
            onChange={(event) => setPart(event.target.value)}
            helperText={t("studies.comments.atQuestions")}
          >
            {ORDER_PARTS.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`studies.comments.parts.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </WriteComment>
      )}
    </SectionCard>
  );
}
