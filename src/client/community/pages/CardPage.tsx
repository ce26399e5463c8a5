import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { heroGround, pageGround } from "../parts/grounds";
import { LanguageField } from "../parts/LanguageField";
import { SiteLogo } from "../parts/SiteLogo";
import { useTitle } from "../parts/useTitle";
import { Footer } from "../shell/Footer";

interface CardPageProps {
  readonly community: CommunityTheme;
  /** Of the tab. */
  readonly title: string;
  /** @default 520 */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A page of its own before or beside the community's app: a band of its colours, and one card. */
export function CardPage({ community, title, width = 520, children }: CardPageProps) {
  useTitle(title, community.title ?? community.name);
  return (
    <Box sx={[{ minHeight: "100dvh", display: "grid", gridTemplateRows: "auto 1fr auto" }, pageGround]}>
      <Box component="header" sx={[heroGround, { px: { xs: 2, sm: 6 }, pt: { xs: 2, sm: 4 }, height: { xs: 128, sm: 200 } }]}>
        <Link
          href={`/c/${community.origin}/`}
          color="inherit"
          underline="none"
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, maxWidth: "100%" }}
        >
          <SiteLogo name={community.name} logo={community.logo} height={40} />
        </Link>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, display: "grid", justifyItems: "center", alignContent: "start" }}>
        <Box
          component="main"
          id="content"
          sx={{
            width: "100%",
            minWidth: 0,
            maxWidth: width,
            mt: { xs: "-56px", sm: "-104px" },
            p: { xs: 2.5, sm: 5 },
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 3,
            bgcolor: "background.paper",
            borderRadius: 2,
            border: 1,
            borderColor: "divider",
            boxShadow: "0 12px 40px rgb(0 0 0 / 0.10)",
          }}
        >
          {children}
        </Box>
      </Box>
      <Footer community={community}>
        <LanguageField />
      </Footer>
    </Box>
  );
}
