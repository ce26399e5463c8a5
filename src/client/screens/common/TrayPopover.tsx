import { Popover, Typography } from "@mui/material";
import type { ReactNode } from "react";

interface TrayPopoverProps {
  readonly title: string;
  /** The button that it hangs from; closed while there is none. */
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  /** In pixels; narrower where the screen is. */
  readonly width: number;
  readonly children: ReactNode;
}

/** What hangs from a button of the bar on top: a list that is looked at from every page. */
export function TrayPopover({ title, anchor, onClose, width, children }: TrayPopoverProps) {
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": title,
          elevation: 8,
          sx: { mt: 0.5, width, maxWidth: "calc(100vw - 24px)", maxHeight: "70vh", border: 1, borderColor: "divider" },
        },
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 600, px: 2, py: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Popover>
  );
}
