import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Toolbar from "@mui/material/Toolbar";
import { Link as RouterLink } from "react-router-dom";
import { useCommunity } from "../CommunityContext";
import { Bell } from "../notifications/Bell";
import { barGround } from "../parts/grounds";
import { SiteLogo } from "../parts/SiteLogo";
import { AccountMenu } from "./AccountMenu";
import { SectionLinks } from "./SectionLinks";

function Home({ logo }: { readonly logo: string | null }) {
  const { name } = useCommunity();
  return (
    <Link component={RouterLink} to="/" color="inherit" underline="none" sx={{ minWidth: 0, display: "flex", py: 1 }}>
      <SiteLogo name={name} logo={logo} />
    </Link>
  );
}

/** Whose this is, the sections, who I am. The logo is on the left or in the middle; or below the page, and here the name. */
export function Header() {
  const { logo, mainLogoPosition } = useCommunity();
  const isCentred = mainLogoPosition === "CENTRE";
  return (
    <AppBar position="sticky" elevation={0} sx={barGround}>
      <Toolbar
        sx={{
          gap: 2,
          maxWidth: 1200,
          width: "100%",
          mx: "auto",
          minHeight: { xs: 60, sm: 64 },
          ...(isCentred && { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)" }),
        }}
      >
        {isCentred ? (
          <>
            {/* On a phone the sections are at the bottom, and the middle stays the middle. */}
            <Box>
              <SectionLinks />
            </Box>
            <Home logo={logo} />
          </>
        ) : (
          <>
            <Box sx={{ minWidth: 0, mr: "auto" }}>
              <Home logo={mainLogoPosition === "BOTTOM" ? null : logo} />
            </Box>
            <SectionLinks />
          </>
        )}
        <Box sx={{ justifySelf: "end", display: "flex", gap: { xs: 0.5, sm: 1 } }}>
          <Bell />
          <AccountMenu />
        </Box>
      </Toolbar>
    </AppBar>
  );
}
