import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A label and what stands under it, within a list of such (`dl`). */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </Box>
  );
}
