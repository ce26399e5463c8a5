import { Box, Card, CardActionArea, Chip, Stack, Typography } from "@mui/material";
import { Icon, RelativeTime, StateChip, useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { UxSession } from "../../shared/recordings/galleryApi";
import type { Source } from "../../shared/uxTest";
import { personName, seenOf, tagsOf } from "./sessionTexts";

const ICONS: Readonly<Record<Source, string>> = { SCREEN: "DesktopWindows", WEBCAM: "Videocam", MICROPHONE: "Campaign" };
/** Outcomes that say that the task was done. */
const DONE = "DONE";
/** Into a recording: at first it shows a page on its way, or nothing. */
const PICTURE_SECOND = 5;

function Thumbnail({ session }: { readonly session: UxSession }) {
  const picture = session.tracks.find(({ source, url }) => url && source !== "MICROPHONE");
  const sources = [...new Set(session.tracks.map(({ source }) => source))];
  return (
    <Box
      aria-hidden
      sx={{ position: "relative", aspectRatio: "16 / 9", display: "grid", placeItems: "center", bgcolor: "action.hover" }}
    >
      {picture?.url ? (
        <Box
          component="video"
          src={`${picture.url}#t=${PICTURE_SECOND}`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" }}
        />
      ) : (
        <Icon name={ICONS[sources[0] ?? "SCREEN"]} />
      )}
      <Box
        component="span"
        sx={{
          position: "absolute",
          right: 8,
          bottom: 8,
          px: 0.75,
          borderRadius: 1,
          typography: "body2",
          color: "#fff",
          bgcolor: "#000b",
        }}
      >
        {clockText(session.durationMs / 1_000)}
      </Box>
    </Box>
  );
}

interface SessionCardProps {
  readonly session: UxSession;
  readonly task: string;
  readonly onOpen: () => void;
}

/** Who did which task, how it went by whose word, how long it is, its tags. */
export function SessionCard({ session, task, onOpen }: SessionCardProps) {
  const { t } = useTexts();
  const { outcome, tracks, startedAt, isTest } = session;
  const seen = seenOf(session);
  const isComing = tracks.some(({ state }) => state === "RECORDING" || state === "ENDED");
  return (
    <Card variant="outlined" component="li" sx={{ display: "flex" }}>
      <CardActionArea onClick={onOpen} sx={{ display: "grid", alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Thumbnail session={session} />
        <Stack sx={{ p: 2, gap: 1 }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: "anywhere" }}>
            {personName(t, session)}
          </Typography>
          <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{task}</Typography>
          <Stack direction="row" sx={{ gap: 0.75, flexWrap: "wrap" }}>
            {outcome && (
              <StateChip
                tone={outcome === DONE ? "good" : "bad"}
                label={t("uxTest.recordings.gallery.declared", { outcome: t(`uxTest.recordings.outcomes.${outcome}`) })}
              />
            )}
            {seen && (
              <StateChip tone={seen === "SEEN_SUCCESS" ? "good" : "bad"} label={t(`uxTest.recordings.marks.kinds.${seen}`)} />
            )}
            {isComing && <StateChip tone="busy" label={t("uxTest.recordings.gallery.coming")} />}
            {isTest && <StateChip tone="calm" label={t("uxTest.recordings.gallery.test")} />}
          </Stack>
          <Stack direction="row" sx={{ gap: 0.75, flexWrap: "wrap" }}>
            {tagsOf(session).map((tag) => (
              <Chip key={tag} size="small" label={tag} />
            ))}
          </Stack>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <RelativeTime value={startedAt} />
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
