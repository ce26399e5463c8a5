import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A filter's label above its controls. */
export function FilterBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={{ display: "grid", gap: 0.75, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
