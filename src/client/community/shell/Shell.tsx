import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { Outlet } from "react-router-dom";
import { useDeviceTimeZone } from "../../notifications/useDeviceTimeZone";
import { useCommunity } from "../CommunityContext";
import { CookieNotice } from "../cookies/CookieNotice";
import { Tracking } from "../cookies/Tracking";
import { AlertsProvider } from "../notifications/AlertsProvider";
import { PopupAlert } from "../notifications/PopupAlert";
import { pageGround } from "../parts/grounds";
import { BottomBar } from "./BottomBar";
import { EndLine } from "./EndLine";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { OfflineLine } from "./OfflineLine";
import { SkipLink } from "./SkipLink";

/** What has the focus is scrolled clear of the bars. */
const ROOM = { html: { scrollPaddingTop: "5rem", scrollPaddingBottom: "11rem" } };

/** What is around every screen of a member. */
export function Shell() {
  const community = useCommunity();
  useDeviceTimeZone(community.communityId);
  return (
    <AlertsProvider>
      <Box sx={[{ minHeight: "100dvh", display: "flex", flexDirection: "column" }, pageGround]}>
        <GlobalStyles styles={ROOM} />
        <SkipLink />
        <Header />
        <OfflineLine />
        <EndLine endsAt={community.endsAt} />
        <CookieNotice />
        <Outlet />
        <Box sx={{ mt: "auto", pb: { xs: "calc(72px + env(safe-area-inset-bottom))", sm: 0 } }}>
          <Footer community={community} hasLogo={community.mainLogoPosition === "BOTTOM"} />
        </Box>
        <BottomBar />
        <PopupAlert />
        <Tracking />
      </Box>
    </AlertsProvider>
  );
}
