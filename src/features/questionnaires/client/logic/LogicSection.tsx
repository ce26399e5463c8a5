import { Box, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface LogicSectionProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

export function LogicSection({ title, help, children }: LogicSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
      <Box>
        <Typography id={id} variant="h4" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {help}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
