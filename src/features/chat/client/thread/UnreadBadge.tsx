import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";
import type { ReactNode } from "react";

interface UnreadBadgeProps {
  readonly count: number;
  /** Says the count in words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** How much is unread, beside an icon. */
export function UnreadBadge({ count, label, children }: UnreadBadgeProps) {
  return (
    <>
      <Badge badgeContent={count} max={99} color="error" slotProps={{ badge: { "aria-hidden": true } }}>
        {children}
      </Badge>
      {count > 0 && (
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      )}
    </>
  );
}
