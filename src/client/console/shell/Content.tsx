import { Box } from "@mui/material";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ActionSlotProvider } from "../../screens/common/actionSlot";

/** Says on the frame that the content scrolls by itself, above a page's actions. */
const HAS_ACTIONS = "&:has(> main > .actions:not(:empty))";

/** What the frame of a {@link Content} needs: with actions it is as high as the screen. */
export const FRAME = {
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  [HAS_ACTIONS]: { height: "100dvh" },
  [`${HAS_ACTIONS} > main > .scroller`]: { overflowY: "auto", scrollPaddingBlock: "1rem" },
} as const;

/** The focus goes where the eye goes after a change of page: the start of the content. */
function useStartOfPage(main: RefObject<HTMLElement | null>) {
  const scroller = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    scroller.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [main, pathname]);
  return scroller;
}

interface ContentProps {
  readonly main: RefObject<HTMLElement | null>;
  readonly isPhone: boolean;
  readonly children: ReactNode;
}

/** The page, and on a phone the place for its actions below. */
export function Content({ main, isPhone, children }: ContentProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const scroller = useStartOfPage(main);
  return (
    <Box
      component="main"
      id="content"
      ref={main}
      tabIndex={-1}
      sx={{
        flex: 1,
        minHeight: 0,
        width: "100%",
        maxWidth: 1480,
        mx: "auto",
        outline: "none",
        display: "flex",
        flexDirection: "column",
      }}
    >
      <Box className="scroller" ref={scroller} sx={{ flex: 1, minHeight: 0, px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2, sm: 3 } }}>
        <ActionSlotProvider value={isPhone ? slot : null}>{children}</ActionSlotProvider>
      </Box>
      {isPhone ? <Box className="actions" ref={setSlot} sx={{ flex: "none" }} /> : null}
    </Box>
  );
}
