import { Box } from "@mui/material";
import type { ReactNode } from "react";

/** Two lines of a text that may be pages: a card leads to where all of it stands. */
export function Clipped({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        ...{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2 },
        ...{ overflow: "hidden", overflowWrap: "anywhere" },
      }}
    >
      {children}
    </Box>
  );
}
