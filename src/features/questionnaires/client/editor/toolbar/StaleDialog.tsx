import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId } from "react";
import { failureText, useNotice, useTexts } from "../../../../../client/kit/console";
import { useEditor } from "../EditorContext";

/** Someone else saved in between: whose draft stays is the person's choice. */
export function StaleDialog() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const notice = useNotice();
  const id = useId();
  async function decide(action: () => Promise<void>) {
    try {
      await action();
    } catch (error) {
      notice(failureText(error, t), "error");
    }
  }
  return (
    <Dialog open={editor.status === "stale"} aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`} maxWidth="xs">
      <DialogTitle id={`${id}-title`}>{t("surveys.stale.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{t("surveys.stale.body")}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: "wrap" }}>
        <Button color="error" onClick={() => void decide(editor.overwrite)}>
          {t("surveys.stale.overwrite")}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void decide(editor.reload)}>
          {t("surveys.stale.reload")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
