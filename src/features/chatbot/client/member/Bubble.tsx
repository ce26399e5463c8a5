import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";
import type { ReactNode } from "react";

interface BubbleProps {
  /** Who says it, for those who don't see on which side it stands. */
  readonly name: string;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** What somebody says: the member on the right, the assistant on the left. */
export function Bubble({ name, isOwn, children }: BubbleProps) {
  return (
    <Box
      sx={{
        alignSelf: isOwn ? "flex-end" : "flex-start",
        maxWidth: { xs: "88%", sm: "76%" },
        px: 1.5,
        py: 1,
        borderRadius: 2,
        border: 1,
        borderColor: "divider",
        overflowWrap: "anywhere",
        backgroundColor: ({ palette }) =>
          isOwn ? `color-mix(in srgb, ${palette.primary.main} 14%, ${palette.background.paper})` : palette.background.paper,
      }}
    >
      <span style={visuallyHidden}>{name}: </span>
      {children}
    </Box>
  );
}
