import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { Icon } from "../../../../../client/kit/console";

interface MarkProps {
  /** Name of an icon. */
  readonly icon?: string;
  readonly colour?: "text.secondary" | "warning.main" | "primary.main" | "success.main" | "error.main";
  readonly children: ReactNode;
}

/** Something that is so with a comment, said quietly. */
export function Mark({ icon, colour = "text.secondary", children }: MarkProps) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, typography: "body2", color: colour, minWidth: 0 }}
    >
      {icon && <Icon name={icon} sx={{ fontSize: 16 }} />}
      {children}
    </Box>
  );
}
