import { Box } from "@mui/material";
import type { Area } from "./area";

/** Frames a part of the image. */
export function AreaFrame({ area: { left, top, right, bottom } }: { readonly area: Area }) {
  return (
    <Box
      aria-hidden
      style={{ left: `${left}%`, top: `${top}%`, width: `${right - left}%`, height: `${bottom - top}%` }}
      sx={{
        position: "absolute",
        pointerEvents: "none",
        border: "2px dashed #161a23",
        outline: "2px solid rgba(255, 255, 255, 0.9)",
        borderRadius: "2px",
      }}
    />
  );
}
