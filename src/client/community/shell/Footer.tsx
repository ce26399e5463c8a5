import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { useTexts } from "../../texts/TextsProvider";
import { CookieSettings } from "../cookies/CookieSettings";
import { DOCUMENT_PATHS } from "../pages/legalDocument";
import { SiteLogo } from "../parts/SiteLogo";

interface FooterProps {
  readonly community: CommunityTheme;
  /** The logo's place, where the community put it below. @default false */
  readonly hasLogo?: boolean;
  /** What else has its place there. */
  readonly children?: ReactNode;
}

/** What one agrees to, on every page and who is behind it, on every page (spec section 2, footer links). */
export function Footer({ community, hasLogo = false, children }: FooterProps) {
  const { t } = useTexts();
  const { origin, privacyPolicyActive } = community;
  const link = (path: string, key: string) => (
    <Link href={`/c/${origin}/${path}`} color="inherit" sx={{ py: 1.5 }}>
      {t(key)}
    </Link>
  );
  return (
    <Box component="footer" sx={{ display: "grid", justifyItems: "center", gap: 1, px: 2, py: 2, color: "text.secondary" }}>
      {children}
      {hasLogo && <SiteLogo name={community.name} logo={community.logo} height={48} />}
      <Box
        component="nav"
        aria-label={t("community.footer.label")}
        sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: 3, typography: "body2" }}
      >
        {link(DOCUMENT_PATHS.CONDITIONS, "community.legal.CONDITIONS")}
        {link(DOCUMENT_PATHS.NOTICE, "community.legal.NOTICE")}
        {privacyPolicyActive && link(DOCUMENT_PATHS.PRIVACY, "community.legal.PRIVACY")}
        <CookieSettings community={community} />
      </Box>
    </Box>
  );
}
