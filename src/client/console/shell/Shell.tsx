import { Box, Drawer, GlobalStyles, Link as MuiLink, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { ConfirmProvider } from "../../screens/common/confirm";
import { useTexts } from "../../screens/common/useTexts";
import { ColoursGuard } from "../community/ColoursGuard";
import { PageError } from "../pages";
import { PaletteProvider } from "../palette/Palette";
import { useRecentVisits } from "../palette/recent";
import { PreviewBanner } from "../preview/PreviewBanner";
import { ConsoleShortcuts } from "../shortcuts/ConsoleShortcuts";
import { ViewAsBanner } from "../viewAs/ViewAsBanner";
import { Content, FRAME } from "./Content";
import { EndBanner } from "./EndBanner";
import { Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";

/** In rem, so that the menu grows with the text. */
const WIDE = "15.25rem";
const NARROW = "4.25rem";

function rootRules({ palette }: Theme) {
  return {
    ":root": { colorScheme: palette.mode, "--focus-ring": palette.primary.main },
    // What the focus goes to must not end up behind the bar on top.
    html: { scrollPaddingTop: "5rem" },
  };
}

/** The frame of every console: menu at the left, tools on top. Narrow on a tablet, a drawer on a phone. */
export function Shell({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useRecentVisits();
  const close = () => setIsOpen(false);
  // Not at each change of the address: a page that only notes something there would close a menu that was just opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer, however one came there
  useEffect(close, [pathname]);
  const width = isWide ? WIDE : NARROW;
  return (
    <ConfirmProvider>
      <ConsoleShortcuts>
        <PaletteProvider>
          {/* The person's choice of light or dark reaches the browser's own controls too, against the device's. */}
          <GlobalStyles styles={rootRules} />
          <MuiLink
            href="#content"
            onClick={(event) => {
              event.preventDefault();
              main.current?.focus();
            }}
            sx={{
              position: "fixed",
              top: 8,
              left: 8,
              zIndex: "tooltip",
              px: 2,
              py: 1,
              borderRadius: 1,
              bgcolor: "background.paper",
              transform: "translateY(-200%)",
              "&:focus": { transform: "none" },
            }}
          >
            {t("ra.navigation.skip_nav")}
          </MuiLink>
          {isPhone ? (
            <Drawer
              open={isOpen}
              onClose={close}
              slotProps={{ paper: { "aria-label": t("console.shell.menu"), sx: { width: 288, maxWidth: "86vw" } } }}
            >
              <Sidebar isNarrow={false} onChoose={close} />
            </Drawer>
          ) : (
            <Box sx={{ position: "fixed", insetBlock: 0, left: 0, width, zIndex: "appBar" }}>
              <Sidebar isNarrow={!isWide} />
            </Box>
          )}
          <Box sx={[FRAME, { pl: isPhone ? 0 : width }]}>
            <Box sx={{ position: "sticky", top: 0, zIndex: "appBar" }}>
              <ViewAsBanner />
              <PreviewBanner />
              <EndBanner />
              <TopBar {...(isPhone ? { onMenu: () => setIsOpen(true) } : {})} />
            </Box>
            <Content main={main} isPhone={isPhone}>
              <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
                <ColoursGuard>{children}</ColoursGuard>
              </ErrorBoundary>
            </Content>
          </Box>
        </PaletteProvider>
      </ConsoleShortcuts>
    </ConfirmProvider>
  );
}
