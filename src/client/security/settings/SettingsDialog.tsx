import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import type { ReactNode } from "react";
import { useTexts } from "../../texts/TextsProvider";

interface SettingsDialogProps {
  /** Says what it is to who doesn't see its heading. */
  readonly label: string;
  /** Absent where closing would lose something for good. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Something that is settled in a moment, over the page. */
export function SettingsDialog({ label, onClose, children }: SettingsDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open {...(onClose ? { onClose } : {})} fullWidth maxWidth="xs" aria-label={label}>
      <DialogContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5, p: 3 }}>
        {children}
        {onClose && (
          <Button color="inherit" onClick={onClose} sx={{ minHeight: 44, px: 0, minWidth: 0, justifySelf: "start" }}>
            {t("common.cancel")}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
