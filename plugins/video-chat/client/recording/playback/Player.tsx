import { Box, Paper } from "@mui/material";
import { PlaybackControls, SeekBar } from "./PlaybackControls";
import { PlaybackStage } from "./PlaybackStage";
import { SpeechBars } from "./SpeechBars";

/** All tracks of a recording as one: pictures, controls, who spoke when. */
export function Player() {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2 }, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PlaybackStage />
      <Box sx={{ pl: { xs: 0, md: "232px" } }}>
        <SeekBar />
      </Box>
      <SpeechBars />
      <PlaybackControls />
    </Paper>
  );
}
