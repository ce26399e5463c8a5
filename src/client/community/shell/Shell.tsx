import Box from "@mui/material/Box";
import { Outlet } from "react-router-dom";
import { useCommunity } from "../CommunityContext";
import { CookieNotice } from "../cookies/CookieNotice";
import { Tracking } from "../cookies/Tracking";
import { pageGround } from "../parts/grounds";
import { BottomBar } from "./BottomBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { OfflineLine } from "./OfflineLine";
import { SkipLink } from "./SkipLink";

/** What is around every screen of a member. */
export function Shell() {
  const community = useCommunity();
  return (
    <Box sx={[{ minHeight: "100dvh", display: "flex", flexDirection: "column" }, pageGround]}>
      <SkipLink />
      <Header />
      <OfflineLine />
      <CookieNotice />
      <Outlet />
      <Box sx={{ mt: "auto", pb: { xs: "calc(72px + env(safe-area-inset-bottom))", sm: 0 } }}>
        <Footer community={community} hasLogo={community.mainLogoPosition === "BOTTOM"} />
      </Box>
      <BottomBar />
      <Tracking />
    </Box>
  );
}
