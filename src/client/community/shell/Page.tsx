import Container from "@mui/material/Container";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useCommunity } from "../CommunityContext";
import { useTitle } from "../parts/useTitle";
import { keepsFocus } from "./keepsFocus";

/** A screen of the community: its tab title, and the focus at its start when one comes from another screen. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
      sx={{ maxWidth: 1200, py: { xs: 2, sm: 4 }, pb: { xs: 4, sm: 6 } }}
    >
      {children}
    </Container>
  );
}
