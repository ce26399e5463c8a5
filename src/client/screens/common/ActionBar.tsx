import { GlobalStyles, Paper } from "@mui/material";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useActionSlot } from "./actionSlot";

/** What gets the focus is scrolled clear of this bar, and of the one above. */
const CLEAR = { ":root": { scrollPaddingBlock: "5rem 8rem" } };

const BAR = {
  px: 2,
  py: 1.5,
  borderColor: "divider",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 1,
} as const;

/**
 * Stays in sight below what is filled in: how it stands, and what to do with it. On a phone it lies below the content,
 * which scrolls above it: nothing is ever half behind it.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const slot = useActionSlot();
  if (slot)
    return createPortal(
      <Paper square sx={[BAR, { borderTop: 1, borderColor: "divider" }]}>
        {children}
      </Paper>,
      slot,
    );
  return (
    <Paper
      sx={[
        BAR,
        {
          position: "sticky",
          bottom: { xs: 0, sm: 16 },
          zIndex: 3,
          mt: 2,
          mx: { xs: -2, sm: 0 },
          border: 1,
          borderColor: "divider",
          borderRadius: { xs: 0, sm: 1 },
          boxShadow: "0 4px 24px rgb(0 0 0 / 0.10)",
        },
      ]}
    >
      <GlobalStyles styles={CLEAR} />
      {children}
    </Paper>
  );
}
