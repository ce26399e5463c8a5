import { Box, Slider, Tooltip } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { UxMark } from "../../shared/recordings/galleryApi";
import type { SessionClock } from "./usePlaybackClock";

/** Something that happened at a moment, e.g. a click at the site. */
export interface TimelineEvent {
  readonly id: string;
  readonly atMs: number;
  readonly label: string;
  /** Whether a checkpoint was reached. */
  readonly isReached: boolean;
}

const COLOURS: Readonly<Record<UxMark["kind"], string>> = {
  NOTE: "warning.main",
  TAG: "info.main",
  SEEN_SUCCESS: "success.main",
  SEEN_FAILURE: "error.main",
};

interface TimelineProps {
  readonly clock: SessionClock;
  readonly marks: readonly UxMark[];
  readonly events: readonly TimelineEvent[];
}

/** Where one is in the session, with its marks above and what happened below; a press on one jumps there. */
export function Timeline({ clock, marks, events }: TimelineProps) {
  const { t } = useTexts();
  const { seconds, durationSeconds, seekTo } = clock;
  const placeOf = (atMs: number) => `${Math.min(100, (atMs / 10 / Math.max(durationSeconds, 0.1)) | 0)}%`;
  const tick = (atMs: number, label: string, sx: object) => (
    <Tooltip title={`${clockText(atMs / 1_000)} ${label}`}>
      <Box
        component="button"
        type="button"
        // Reached by the lists beside it: a hundred stops of the tab key would be none.
        tabIndex={-1}
        aria-hidden
        onClick={() => seekTo(atMs / 1_000)}
        sx={{ position: "absolute", left: placeOf(atMs), width: 10, ml: "-5px", p: 0, border: 0, cursor: "pointer", ...sx }}
      />
    </Tooltip>
  );
  return (
    <Box sx={{ position: "relative", px: 1.25 }}>
      <Box sx={{ position: "relative", height: 14 }}>
        {marks.map(({ id, atMs, kind, text }) => (
          <Box key={id}>
            {tick(atMs, text || t(`uxTest.recordings.marks.kinds.${kind}`), {
              ...{ top: 2, height: 12, borderRadius: "3px", bgcolor: COLOURS[kind] },
            })}
          </Box>
        ))}
      </Box>
      <Slider
        size="small"
        min={0}
        max={durationSeconds}
        step={0.1}
        value={Math.min(seconds, durationSeconds)}
        onChange={(_, value) => seekTo(value as number)}
        aria-label={t("uxTest.recordings.player.position")}
        getAriaValueText={(value) =>
          t("uxTest.recordings.player.positionOf", { time: clockText(value), length: clockText(durationSeconds) })
        }
        sx={{ display: "block", "& .MuiSlider-thumb, & .MuiSlider-track": { transition: "none" } }}
      />
      {events.length > 0 && (
        <Box sx={{ position: "relative", height: 10 }}>
          {events.map(({ id, atMs, label, isReached }) => (
            <Box key={id}>
              {tick(atMs, label, {
                ...{ top: 0, height: 8, width: 4, ml: "-2px" },
                ...(isReached ? { zIndex: 1, bgcolor: "success.main" } : { bgcolor: "text.disabled" }),
              })}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
