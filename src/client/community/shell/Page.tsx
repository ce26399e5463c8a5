import Container from "@mui/material/Container";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useCommunity } from "../CommunityContext";
import { useTitle } from "../parts/useTitle";
import { keepsFocus } from "./keepsFocus";
import { OFFLINE_LINE } from "./OfflineLine";

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether it is as high as the screen, and scrolls in itself, e.g. a chat; a phone leaves the footer out. @default false */
  readonly isFullHeight?: boolean;
}

/** What is left between the bars. */
const FULL_HEIGHT = {
  display: "flex",
  flexDirection: "column",
  minHeight: 360,
  height: {
    xs: `calc(100dvh - 60px - 72px - env(safe-area-inset-bottom) - var(${OFFLINE_LINE}, 0px))`,
    sm: `calc(100dvh - 64px - var(${OFFLINE_LINE}, 0px))`,
  },
  py: { xs: 1.5, sm: 3 },
} as const;

/** The footer has a class of its own, which says how it is displayed: an element's name alone would not be stronger. */
const NO_FOOTER = {
  "@media (max-width: 599.95px)": { "#root footer": { display: "none" }, html: { scrollPaddingBottom: "72px" } },
};

/** A screen of the community: its tab title, and the focus at its start when one comes from another screen. */
export function Page({ title, children, isFullHeight = false }: PageProps) {
  const community = useCommunity();
  const main = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  useTitle(title, community.title ?? community.name);
  useEffect(() => {
    // The first screen of a visit leaves the focus to the browser.
    if (key === "default" || keepsFocus(state)) return;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [key, state]);
  return (
    <Container
      ref={main}
      component="main"
      id="content"
      tabIndex={-1}
      maxWidth={false}
      sx={{ maxWidth: 1200, ...(isFullHeight ? FULL_HEIGHT : { py: { xs: 2, sm: 4 }, pb: { xs: 4, sm: 6 } }) }}
    >
      {isFullHeight && <GlobalStyles styles={NO_FOOTER} />}
      {children}
    </Container>
  );
}
