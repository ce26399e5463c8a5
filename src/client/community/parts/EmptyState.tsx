import InboxOutlined from "@mui/icons-material/InboxOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly action?: ReactNode;
  /** The page's own heading, where it says nothing else. @default "h2" */
  readonly level?: "h1" | "h2";
}

/** A screen or part with nothing in it: why, and what to do next. */
export function EmptyState({ icon, title, body, action, level = "h2" }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1.5,
        textAlign: "center",
        px: 2,
        py: { xs: 6, sm: 10 },
        maxWidth: 520,
        mx: "auto",
      }}
    >
      <Box
        sx={(theme) => ({
          display: "grid",
          placeItems: "center",
          width: 72,
          height: 72,
          borderRadius: "50%",
          color: "primary.main",
          backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)`,
          "& svg": { fontSize: 34 },
        })}
      >
        {icon ?? <InboxOutlined />}
      </Box>
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary", fontSize: "1rem", textWrap: "pretty" }}>{body}</Typography>
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
