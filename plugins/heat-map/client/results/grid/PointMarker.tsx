import { Box } from "@mui/material";
import type { Place } from "../../../shared/api/schemas";
import type { Sign } from "../../../shared/point";
import { SignMark } from "../SignMark";

/** Where a point lies on the image. */
export function PointMarker({ point: { x, y, sign } }: { readonly point: Place & { readonly sign: Sign } }) {
  return (
    <Box
      aria-hidden
      style={{ left: `${x}%`, top: `${y}%` }}
      sx={{
        position: "absolute",
        transform: "translate(-50%, -50%)",
        pointerEvents: "none",
        display: "grid",
        borderRadius: sign === "POSITIVE" ? "50%" : "6px",
        boxShadow: "0 0 0 3px #fff, 0 0 0 5px #161a23, 0 2px 8px 4px rgba(0, 0, 0, 0.4)",
      }}
    >
      <SignMark sign={sign} size={24} />
    </Box>
  );
}
