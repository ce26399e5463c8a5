import { Paper } from "@mui/material";
import type { ReactNode } from "react";

/** The card that holds a list with its tools. */
export function ListSurface({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      sx={{
        border: 1,
        borderColor: "divider",
        overflow: "clip",
        "& .MuiTablePagination-root": { borderTop: 1, borderColor: "divider" },
        "& .MuiTablePagination-toolbar": { minHeight: 48 },
      }}
    >
      {children}
    </Paper>
  );
}
