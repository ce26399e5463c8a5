import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId, useState } from "react";
import {
  communityPath,
  datedFileName,
  failureText,
  fetchFile,
  type ListActionProps,
  saveFile,
  useTexts,
} from "../../../../client/kit/console";

/** The workbook of all members, with a word on what is in it. */
export default function ExcelDownload({ onClose }: ListActionProps) {
  const { t } = useTexts();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const download = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      saveFile(await fetchFile(communityPath("members/excel")), datedFileName(t("members.excel.sheet"), "xlsx"));
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !isBusy && onClose()} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
        {t("members.excel.download")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{t("members.excel.body")}</Typography>
        {error !== undefined && <Alert severity="error">{failureText(error, t)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {t("console.action.cancel")}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void download()}>
          {t("members.excel.get")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
