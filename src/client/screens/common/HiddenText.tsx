import { Box } from "@mui/material";
import type { ReactNode } from "react";

/** Said to screen readers alone, where the eye is told otherwise. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" }}
    >
      {children}
    </Box>
  );
}
