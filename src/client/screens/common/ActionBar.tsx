import { GlobalStyles, Paper } from "@mui/material";
import type { ReactNode } from "react";

/** What gets the focus is scrolled clear of this bar, and of the one above. */
const CLEAR = { ":root": { scrollPaddingBlock: "5rem 8rem" } };

/** Stays in sight below what is filled in: how it stands, and what to do with it. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      sx={{
        position: "sticky",
        bottom: { xs: 0, sm: 16 },
        zIndex: 3,
        mt: 2,
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: "divider",
        borderRadius: { xs: 0, sm: 1 },
        boxShadow: "0 4px 24px rgb(0 0 0 / 0.10)",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 1,
      }}
    >
      <GlobalStyles styles={CLEAR} />
      {children}
    </Paper>
  );
}
