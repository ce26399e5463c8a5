import { Box, GlobalStyles } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";

/** The height of an element, kept up as it changes. */
function useHeight(): readonly [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, height];
}

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
