import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
  readonly onCopy: () => void;
}

/** A key, which is shown this once. */
export function SecretDialog({ name, secret, onClose, onCopy }: SecretDialogProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t("surveys.fieldwork.suppliers.secretTitle", { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t("surveys.fieldwork.suppliers.secretBody")}</DialogContentText>
        <Typography
          component="code"
          sx={{
            display: "block",
            p: 1.5,
            borderRadius: 1,
            bgcolor: "action.hover",
            overflowWrap: "anywhere",
            fontFamily: "monospace",
          }}
        >
          {secret}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("common.close")}</Button>
        <Button variant="contained" startIcon={<Icon name="ContentCopy" />} onClick={onCopy}>
          {t("common.copy")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
