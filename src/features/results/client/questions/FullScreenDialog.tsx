import { Box, Dialog, IconButton, Tooltip } from "@mui/material";
import type { ReactNode } from "react";
import { Icon, useTexts } from "../../../../client/kit/charts";

interface FullScreenDialogProps {
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One question with the screen for itself, until Escape or its button. */
export function FullScreenDialog({ titleId, onClose, children }: FullScreenDialogProps) {
  const { t } = useTexts();
  const label = t("resultsView.fullScreen.close");
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ display: "flex", justifyContent: "flex-end", px: { xs: 1, sm: 2 }, pt: 1 }}>
        <Tooltip title={label}>
          <IconButton autoFocus aria-label={label} onClick={onClose} sx={{ width: 44, height: 44 }}>
            <Icon name="Close" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ flex: 1, px: { xs: 2, sm: 5 }, pb: 4, overflowY: "auto" }}>{children}</Box>
    </Dialog>
  );
}
