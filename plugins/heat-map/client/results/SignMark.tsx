import { Box } from "@mui/material";
import type { Sign } from "../../shared/point";

/** `error` and `info` stay apart in the common colour-vision deficiencies, `error` and `success` don't. */
export const SIGN_COLOURS = { POSITIVE: "info.main", NEGATIVE: "error.main" } as const;
const GLYPHS: Readonly<Record<Sign, string>> = { POSITIVE: "+", NEGATIVE: "−" };

interface SignMarkProps {
  readonly sign: Sign;
  /** Pixels. @default 18 */
  readonly size?: number;
  /** Whether it stands on a ground of its colour. @default false */
  readonly isInverse?: boolean;
}

/** A sign by colour, shape and character; what it is called stands beside it. */
export function SignMark({ sign, size = 18, isInverse = false }: SignMarkProps) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: "inline-grid",
        placeItems: "center",
        flex: "none",
        width: size,
        height: size,
        borderRadius: sign === "POSITIVE" ? "50%" : "4px",
        bgcolor: isInverse ? "background.paper" : SIGN_COLOURS[sign],
        color: isInverse ? SIGN_COLOURS[sign] : "background.paper",
        fontSize: size * 0.8,
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      {GLYPHS[sign]}
    </Box>
  );
}
