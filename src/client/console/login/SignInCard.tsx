import { Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { readableOn } from "../../../shared/theme/contrast";
import { DEFAULT_ACCENT } from "../../../shared/theme/tokens";
import { LanguageField } from "../../community/parts/LanguageField";
import { SiteLogo } from "../../community/parts/SiteLogo";
import type { ConsoleTheme } from "../consoleProps";

export interface SignInCardProps {
  /** Colours and logo of whose sign-in page this is. */
  readonly theme?: ConsoleTheme | undefined;
  readonly brand: string;
  /** Another sign-in page that the person may have looked for. */
  readonly otherSignIn?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** The brand's colour, dark enough for white text, deepening to one side. */
function bandOf(colour: string | null | undefined): string {
  const main = readableOn(colour ?? DEFAULT_ACCENT, "#ffffff");
  return `linear-gradient(120deg, color-mix(in srgb, ${main} 62%, #000), ${main})`;
}

/** What those who work with the product see before they are in: a band of the brand's colours, a form on a quiet card. */
export function SignInCard({ theme, brand, otherSignIn, children }: SignInCardProps) {
  return (
    <Box
      sx={{ minHeight: "100dvh", bgcolor: "background.default", display: "grid", gridTemplateRows: "minmax(160px, 34dvh) 1fr" }}
    >
      <Box
        component="header"
        sx={{ background: bandOf(theme?.mainColor), color: "#fff", px: { xs: 3, sm: 6 }, pt: { xs: 3, sm: 5 } }}
      >
        <SiteLogo name={brand} logo={theme?.logo ?? null} height={40} />
      </Box>
      <Box component="main" sx={{ px: 2, pb: 6, display: "grid", justifyItems: "center", alignContent: "start" }}>
        <Box
          sx={{
            width: "100%",
            maxWidth: 440,
            mt: { xs: "-64px", sm: "-120px" },
            p: { xs: 3, sm: 5 },
            display: "grid",
            gap: 3,
            bgcolor: "background.paper",
            borderRadius: 2,
            border: 1,
            borderColor: "divider",
            boxShadow: "0 12px 40px rgb(0 0 0 / 0.10)",
          }}
        >
          {children}
          <Box
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 2,
              borderTop: 1,
              borderColor: "divider",
              pt: 3,
            }}
          >
            {otherSignIn ? (
              <Link href={otherSignIn.href} sx={{ py: 1 }}>
                {otherSignIn.label}
              </Link>
            ) : null}
            <LanguageField />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
