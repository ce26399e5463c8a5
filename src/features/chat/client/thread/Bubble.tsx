import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface BubbleProps {
  readonly isOwn: boolean;
  /** Whether the same person wrote the one before. */
  readonly isContinued: boolean;
  /** Above the message. */
  readonly name?: string | undefined;
  /** Below it, e.g. the time. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A message of one's own on the right, of others on the left. */
export function Bubble({ isOwn, isContinued, name, foot, children }: BubbleProps) {
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOwn ? "end" : "start",
        maxWidth: { xs: "86%", sm: "72%" },
        minWidth: 96,
        mt: isContinued ? 0.25 : 1.25,
        px: 1.5,
        pt: 1,
        pb: 0.5,
        borderRadius: 2,
        border: 1,
        borderColor: "divider",
        backgroundColor: ({ palette }) =>
          isOwn ? `color-mix(in srgb, ${palette.primary.main} 14%, ${palette.background.paper})` : palette.background.paper,
      }}
    >
      {name && (
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {name}
        </Typography>
      )}
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 0.75 }}>{children}</Box>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "flex-end",
          gap: 0.5,
          color: "text.secondary",
          minHeight: 24,
        }}
      >
        {foot}
      </Box>
    </Box>
  );
}
