import { Box, Divider, Drawer, IconButton, Stack, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Icon } from "../../theme/icons";
import { useTexts } from "./useTexts";

interface SideDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** What can be done with what is shown, always in sight. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One record read beside its list; on a phone in front of it. */
export function SideDrawer({ isOpen, title, onClose, actions, children }: SideDrawerProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, sx: { width: { xs: "100%", sm: 560 } } } }}
    >
      <Stack direction="row" sx={{ p: 2, gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t("console.action.close")}>
          <Icon name="Close" />
        </IconButton>
      </Stack>
      <Divider />
      {/* Can be scrolled by keyboard. */}
      <Box tabIndex={0} role="group" aria-labelledby={titleId} sx={{ p: 2, overflowY: "auto", flex: 1 }}>
        {children}
      </Box>
      {actions && (
        <>
          <Divider />
          <Stack direction="row" sx={{ p: 2, gap: 1, flexWrap: "wrap" }}>
            {actions}
          </Stack>
        </>
      )}
    </Drawer>
  );
}
