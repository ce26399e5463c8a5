import { Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { readableOn } from "../../../shared/theme/contrast";
import { DEFAULT_ACCENT } from "../../../shared/theme/tokens";
import { Brand } from "../../community/parts/Brand";
import { LanguageField } from "../../community/parts/LanguageField";
import type { ConsoleTheme } from "../consoleProps";

export interface DoorCardProps {
  /** Colours and logo of whose door this is. */
  readonly theme?: ConsoleTheme | undefined;
  readonly brand: string;
  /** Another door that the person may have looked for. */
  readonly otherDoor?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** The brand's colour, dark enough for white text, deepening to one side. */
function bandOf(colour: string | null | undefined): string {
  const main = readableOn(colour ?? DEFAULT_ACCENT, "#ffffff");
  return `linear-gradient(120deg, color-mix(in srgb, ${main} 62%, #000), ${main})`;
}

/** What those who work with the product see before they are in: a band of the brand's colours, a form on a quiet card. */
export function DoorCard({ theme, brand, otherDoor, children }: DoorCardProps) {
  return (
    <Box
      sx={{ minHeight: "100dvh", bgcolor: "background.default", display: "grid", gridTemplateRows: "minmax(160px, 34dvh) 1fr" }}
    >
      <Box
        component="header"
        sx={{ background: bandOf(theme?.mainColor), color: "#fff", px: { xs: 3, sm: 6 }, pt: { xs: 3, sm: 5 } }}
      >
        <Brand name={brand} logo={theme?.logo ?? null} height={40} />
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
            {otherDoor ? (
              <Link href={otherDoor.href} sx={{ py: 1 }}>
                {otherDoor.label}
              </Link>
            ) : null}
            <LanguageField />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
