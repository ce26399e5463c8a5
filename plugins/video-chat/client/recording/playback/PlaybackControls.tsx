import PauseRounded from "@mui/icons-material/PauseRounded";
import PlayArrowRounded from "@mui/icons-material/PlayArrowRounded";
import VolumeUpOutlined from "@mui/icons-material/VolumeUpOutlined";
import { Box, IconButton, MenuItem, Slider, TextField, Typography } from "@mui/material";
import type { KeyboardEvent } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import { clockText } from "../../../../../src/client/kit/media";
import { usePlayback } from "./PlaybackContext";

const RATES = [1, 1.25, 1.5, 2];
const STEP_SECONDS = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_SECONDS,
  ArrowDown: -STEP_SECONDS,
  ArrowRight: STEP_SECONDS,
  ArrowUp: STEP_SECONDS,
};

/** Where one is in the recording, and jumps to; arrow keys by five seconds. */
export function SeekBar() {
  const { t } = useTexts();
  const { seconds, durationSeconds, seekTo } = usePlayback();
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    seekTo(seconds + by);
  };
  return (
    <Box onKeyDownCapture={step}>
      <Slider
        size="small"
        min={0}
        max={durationSeconds}
        step={0.1}
        value={Math.min(seconds, durationSeconds)}
        onChange={(_, value) => seekTo(value as number)}
        aria-label={t("videoChat.playback.position")}
        getAriaValueText={(value) =>
          t("videoChat.playback.positionOf", { time: clockText(value), length: clockText(durationSeconds) })
        }
        sx={{ display: "block", "& .MuiSlider-thumb": { transition: "none" }, "& .MuiSlider-track": { transition: "none" } }}
      />
    </Box>
  );
}

/** Play and pause, the time, speed, volume. */
export function PlaybackControls() {
  const { t, language } = useTexts();
  const { seconds, durationSeconds, isPlaying, isWaiting, rate, volume, play, pause, setRate, setVolume } = usePlayback();
  const number = new Intl.NumberFormat(language);
  return (
    <Box
      role="toolbar"
      aria-label={t("videoChat.playback.controls")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
    >
      <IconButton
        color="primary"
        aria-label={t(isPlaying ? "videoChat.playback.pause" : "videoChat.playback.play")}
        onClick={isPlaying ? pause : play}
        sx={{ width: 48, height: 48, border: "1px solid", borderColor: "divider" }}
      >
        {isPlaying ? <PauseRounded /> : <PlayArrowRounded />}
      </IconButton>
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
        {clockText(seconds)} / {clockText(durationSeconds)}
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", flex: "1 1 auto" }}>
        {isWaiting ? t("videoChat.playback.waiting") : ""}
      </Typography>
      {/* A phone has keys of its own for it. */}
      <Box sx={{ display: { xs: "none", sm: "flex" }, alignItems: "center", gap: 1, width: 132, mr: 1 }}>
        <VolumeUpOutlined aria-hidden sx={{ color: "text.secondary" }} />
        <Slider
          size="small"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(_, value) => setVolume(value as number)}
          aria-label={t("videoChat.playback.volume")}
        />
      </Box>
      <TextField
        select
        size="small"
        label={t("videoChat.playback.speed")}
        value={rate}
        onChange={({ target }) => setRate(Number(target.value))}
        sx={{ minWidth: 104 }}
      >
        {RATES.map((one) => (
          <MenuItem key={one} value={one}>
            {number.format(one)}×
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
