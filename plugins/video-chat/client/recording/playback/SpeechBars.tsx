import VolumeOffOutlined from "@mui/icons-material/VolumeOffOutlined";
import VolumeUpOutlined from "@mui/icons-material/VolumeUpOutlined";
import { Box, IconButton, Typography } from "@mui/material";
import { CATEGORICAL, useTexts } from "../../../../../src/client/kit/console";
import { clockText } from "../../../../../src/client/kit/media";
import type { RecordedPerson, RecordedTrack } from "../../../shared/recordingApi";
import { usePlayback } from "./PlaybackContext";

interface BarProps {
  readonly spans: RecordedTrack["speech"];
  readonly color: string;
  readonly durationSeconds: number;
  readonly onSeek: (seconds: number) => void;
}

/** When somebody spoke. A pointer jumps there; by keyboard the seek bar does. */
function Bar({ spans, color, durationSeconds, onSeek }: BarProps) {
  const share = (ms: number) => `${(ms / 10 / durationSeconds).toFixed(3)}%`;
  return (
    <Box
      aria-hidden
      data-speech=""
      onClick={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        onSeek(((clientX - left) / width) * durationSeconds);
      }}
      sx={{ position: "relative", height: 20, borderRadius: 0.5, bgcolor: "action.hover", cursor: "pointer", overflow: "hidden" }}
    >
      {spans.map(({ startMs, endMs }) => (
        <Box
          key={startMs}
          sx={{ position: "absolute", top: 0, bottom: 0, minWidth: 2, bgcolor: color }}
          style={{ left: share(startMs), width: share(endMs - startMs) }}
        />
      ))}
    </Box>
  );
}

function PersonLine({ person, color }: { readonly person: RecordedPerson; readonly color: string }) {
  const { t, language } = useTexts();
  const { recording, durationSeconds, muted, toggleMuted, seekTo } = usePlayback();
  const { seat, name, speakingMs } = person;
  const isMuted = muted.has(seat);
  const total = recording.people.reduce((sum, one) => sum + one.speakingMs, 0);
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(total > 0 ? speakingMs / total : 0);
  const spans = recording.tracks.filter((track) => track.seat === seat).flatMap(({ speech }) => speech);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: { xs: 0.25, md: 1.5 },
        alignItems: "center",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "220px minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, minWidth: 0 }}>
        <IconButton
          size="small"
          aria-pressed={isMuted}
          aria-label={t(isMuted ? "videoChat.playback.hear" : "videoChat.playback.mute", { name })}
          onClick={() => toggleMuted(seat)}
        >
          {isMuted ? <VolumeOffOutlined fontSize="small" /> : <VolumeUpOutlined fontSize="small" />}
        </IconButton>
        <Typography variant="body2" noWrap sx={{ flex: 1 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums", flexShrink: 0 }}>
          {clockText(speakingMs / 1_000)} · {percent}
        </Typography>
      </Box>
      <Bar spans={spans} color={color} durationSeconds={durationSeconds} onSeek={seekTo} />
    </Box>
  );
}

/** Who spoke when, and how long; whoever disturbs can be muted. */
export function SpeechBars() {
  const { t } = useTexts();
  const { recording } = usePlayback();
  return (
    <Box
      component="ul"
      aria-label={t("videoChat.playback.whoSpoke")}
      sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.75 }}
    >
      {recording.people.map((person, index) => (
        <PersonLine key={person.seat} person={person} color={CATEGORICAL[index % CATEGORICAL.length] ?? "#888"} />
      ))}
    </Box>
  );
}
