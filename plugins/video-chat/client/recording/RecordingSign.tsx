import FiberManualRecord from "@mui/icons-material/FiberManualRecord";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Texts } from "../room/texts";

/** The sign that everybody sees while a session is being recorded; its coming and going is read out. */
export function RecordingSign({
  t,
  isOn,
  time,
}: {
  readonly t: Texts;
  readonly isOn: boolean;
  readonly time?: string | undefined;
}) {
  return (
    <Box role="status" sx={{ display: "flex" }}>
      {isOn && (
        <Box
          sx={{
            ...{ display: "inline-flex", alignItems: "center", gap: 0.75, px: 1.25, py: 0.5, borderRadius: 1 },
            ...{ bgcolor: "#b3151c", color: "#fff" },
          }}
        >
          <FiberManualRecord
            aria-hidden
            sx={{
              fontSize: 14,
              "@media (prefers-reduced-motion: no-preference)": { animation: "recording 1.6s ease-in-out infinite" },
              "@keyframes recording": { "50%": { opacity: 0.35 } },
            }}
          />
          <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
            {t("videoChat.recording.on")}
          </Typography>
          {time && (
            <Typography variant="body2" component="span" aria-hidden sx={{ fontVariantNumeric: "tabular-nums" }}>
              {time}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
