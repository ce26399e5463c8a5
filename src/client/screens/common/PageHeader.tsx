import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Buttons at the right; below the title on a phone. */
  readonly actions?: ReactNode;
}

/** Heading of a console's page: the one `h1` of the screen. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        columnGap: 3,
        rowGap: 1.5,
        mb: 2.5,
      }}
    >
      <Box sx={{ minWidth: 0, flex: "1 1 220px" }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {subtitle ? (
          <Typography component="div" color="text.secondary" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>{actions}</Box> : null}
    </Box>
  );
}
