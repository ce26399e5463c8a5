import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { useTexts } from "../../texts/TextsProvider";
import { heroGround } from "../parts/grounds";
import { LanguageField } from "../parts/LanguageField";
import { SiteLogo } from "../parts/SiteLogo";
import { Footer } from "../shell/Footer";

/** The community's own face beside the form; above it on a phone. */
function Pitch({ community }: { readonly community: CommunityTheme }) {
  const { t } = useTexts();
  return (
    <Box
      component="header"
      sx={[
        heroGround,
        {
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          gap: 3,
          p: { xs: 3, md: 7 },
          minHeight: { xs: 132, md: "100vh" },
        },
      ]}
    >
      <SiteLogo name={community.name} logo={community.logo} height={40} />
      {community.loginImage && (
        <Box
          component="img"
          src={community.loginImage}
          alt=""
          sx={{
            display: { xs: "none", md: "block" },
            maxWidth: 420,
            maxHeight: "45vh",
            objectFit: "contain",
            alignSelf: "center",
          }}
        />
      )}
      <Typography
        sx={{
          fontSize: { xs: "1.25rem", md: "2.5rem" },
          lineHeight: 1.15,
          fontWeight: 650,
          letterSpacing: "-0.02em",
          maxWidth: "14em",
        }}
      >
        {t("login.pitch")}
      </Typography>
    </Box>
  );
}

interface MemberSignInLayoutProps {
  readonly community: CommunityTheme;
  readonly children: ReactNode;
}

/** The frame of what a community's members see before they are in. */
export function MemberSignInLayout({ community, children }: MemberSignInLayoutProps) {
  return (
    <Box
      sx={{
        minHeight: "100vh",
        bgcolor: "background.paper",
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1.1fr) minmax(0, 1fr)" },
        alignContent: { xs: "start", md: "stretch" },
      }}
    >
      <Pitch community={community} />
      <Box sx={{ display: "grid", gridTemplateRows: "1fr auto" }}>
        <Box component="main" sx={{ display: "grid", alignContent: "center", justifyItems: "center", p: { xs: 3, sm: 6 } }}>
          <Box sx={{ width: "100%", maxWidth: 400, display: "grid", gap: 3 }}>
            {children}
            <Box sx={{ borderTop: 1, borderColor: "divider", pt: 3 }}>
              <LanguageField />
            </Box>
          </Box>
        </Box>
        <Footer community={community} />
      </Box>
    </Box>
  );
}
