import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { LanguageField, SiteLogo } from "../../../../client/kit/reader";
import type { ReportBrand } from "../../shared/reportsApi";

interface ReaderFrameProps {
  /** Narrow: a form or a sentence; wide: a report. */
  readonly isNarrow: boolean;
  /** Whose page it is. @default the product's own */
  readonly brand?: Pick<ReportBrand, "name" | "logo"> | null;
  readonly children: ReactNode;
}

/** Whose page it is above, languages below. */
export function ReaderFrame({ isNarrow, brand, children }: ReaderFrameProps) {
  const width = { width: "100%", maxWidth: isNarrow ? 480 : 1080, mx: "auto", px: { xs: 2, sm: 3 } };
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <Box component="header" sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}>
        <Box sx={{ ...width, maxWidth: 1080, minHeight: 56, display: "flex", alignItems: "center" }}>
          <SiteLogo name={brand?.name ?? "Sondeo"} logo={brand?.logo ?? null} />
        </Box>
      </Box>
      <Box component="main" sx={{ ...width, flex: 1, py: { xs: 3, sm: 5 } }}>
        {children}
      </Box>
      <Box component="footer" sx={{ ...width, py: 3 }}>
        <LanguageField />
      </Box>
    </Box>
  );
}
