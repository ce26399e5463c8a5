import { Box, Paper, Stack, Typography } from "@mui/material";
import { EmptyState, ErrorState, LoadingState, type RecordTabProps, useTexts, View } from "../../../client/kit/console";
import { profileTable } from "../../../contracts/views/profileTable";
import type { PollPicture } from "../shared/api";
import { sharesOf } from "../shared/sharesOf";
import { usePoll } from "./usePoll";

function Thumbnail({ picture: { image, alt } }: { readonly picture: PollPicture }) {
  const size = { width: 64, height: 48, objectFit: "cover", borderRadius: 1 } as const;
  return <Box component="img" src={image} alt={alt} sx={{ ...size, display: "block", flex: "none" }} />;
}

/** The votes of a poll as they come in. */
export function VotesTab({ record }: RecordTabProps) {
  const { t, language } = useTexts();
  const { data, error, refetch } = usePoll(record.id, { isLive: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (!data.settings) return <EmptyState icon="HowToVote" title={t("poll.empty")} />;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Stack sx={{ gap: 3 }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        {data.settings.picture && (
          <Box
            component="img"
            src={data.settings.picture.image}
            alt={data.settings.picture.alt}
            sx={{ display: "block", maxWidth: "100%", maxHeight: 160, borderRadius: 1, mb: 1.5 }}
          />
        )}
        <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {data.settings.question}
        </Typography>
        <Typography role="status" sx={{ color: "text.secondary", mt: 0.5, mb: 2 }}>
          {data.voters === 0 ? t("poll.noVotes") : t("poll.voters", { smart_count: data.voters })}
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
          {sharesOf(data.settings, data).map(({ code, text, picture, count, share }) => (
            <Box component="li" key={code} sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
              {picture && <Thumbnail picture={picture} />}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between", mb: 0.5 }}>
                  <Typography sx={{ overflowWrap: "anywhere", minWidth: 0 }}>{text}</Typography>
                  <Typography sx={{ flex: "none", fontVariantNumeric: "tabular-nums" }}>
                    {t("poll.votes", { smart_count: count })} · {data.voters === 0 ? "–" : percent.format(share)}
                  </Typography>
                </Box>
                <Box aria-hidden sx={{ height: 10, borderRadius: 1, backgroundColor: "action.hover", overflow: "hidden" }}>
                  <Box
                    style={{ width: `${share * 100}%` }}
                    sx={{ height: "100%", backgroundColor: "primary.main", transition: "width 200ms" }}
                  />
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </Paper>
      {data.voters > 0 && <View of={profileTable} props={{ activityId: record.id, title: String(record.title ?? "") }} />}
    </Stack>
  );
}
