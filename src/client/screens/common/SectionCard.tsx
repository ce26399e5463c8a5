import { Box, Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface SectionCardProps {
  readonly title: string;
  /** What can be done with it, beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a page or tab, with a heading of its own. */
export function SectionCard({ title, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2.5, display: "grid", gap: 2, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
