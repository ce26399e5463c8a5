import { useMediaQuery, useTheme } from "@mui/material";
import { useMemo } from "react";
import type { ChartTheme } from "./chartRequest";

function pageNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.content || meta?.nonce || "";
}

/** The look of charts under the theme, motion and width of now. */
export function useChartTheme(): ChartTheme {
  const { palette, typography, breakpoints } = useTheme();
  const isMotionReduced = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isNarrow = useMediaQuery(breakpoints.down("sm"));
  return useMemo(
    () => ({
      mode: palette.mode,
      text: palette.text.primary,
      faintText: palette.text.secondary,
      line: palette.divider,
      ground: palette.background.paper,
      fontFamily: typography.fontFamily ?? "sans-serif",
      isMotionReduced,
      isNarrow,
      nonce: pageNonce(),
      inkOn: palette.getContrastText,
    }),
    [palette, typography.fontFamily, isMotionReduced, isNarrow],
  );
}
