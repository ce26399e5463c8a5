import { Box, GlobalStyles } from "@mui/material";
import type { ReactNode } from "react";
import { useHeight } from "./useHeight";

/** The console's app bar, in pixels. */
const APP_BAR = 56;
/** The outline's own bar below, and some air: where the focus goes must not end up behind them. */
const BELOW = 72;

/** Where what sticks below the editor's toolbar begins, as a CSS length. */
export const BELOW_TOOLBAR = `var(--below-toolbar, ${APP_BAR}px)`;

/** Stays in view under the app bar. */
export function StickyTop({ children }: { readonly children: ReactNode }) {
  const [ref, height] = useHeight();
  const end = APP_BAR + height;
  return (
    <>
      <GlobalStyles styles={{ ":root": { "--below-toolbar": `${end}px`, scrollPaddingTop: `${end + BELOW}px` } }} />
      <Box ref={ref} sx={{ position: "sticky", top: APP_BAR, zIndex: 2, py: 1, my: -1, bgcolor: "background.default" }}>
        {children}
      </Box>
    </>
  );
}
