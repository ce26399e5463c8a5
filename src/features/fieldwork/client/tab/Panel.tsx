import { Box, Paper, Stack, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface PanelProps {
  readonly title: string;
  readonly help: string;
  /** Right end of the head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the fieldwork, with a sentence that says what it is for. */
export function Panel({ title, help, action, children }: PanelProps) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "flex-start", mb: 2.5 }}>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Typography id={id} variant="h4" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5, maxWidth: 640 }}>
            {help}
          </Typography>
        </Box>
        {action}
      </Stack>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
    </Paper>
  );
}
