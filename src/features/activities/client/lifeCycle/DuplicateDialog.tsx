import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { consoleCommunity, failureText, type RecordActionProps, useTexts } from "../../../../client/kit/console";
import { activities } from "../activityCalls";

/** Makes a copy, and goes there. */
function useDuplicate({ record, openRecord }: Pick<RecordActionProps, "record" | "openRecord">) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    setIsRunning(true);
    setFailure(undefined);
    try {
      const { id } = await activities.call("POST /client/communities/:id/activity/:activityId/duplicate", {
        params: { id: consoleCommunity(), activityId: record.id },
      });
      void queries.invalidateQueries({ queryKey: ["activities"] });
      openRecord(id);
    } catch (error) {
      setFailure(failureText(error, t));
      setIsRunning(false);
    }
  };
  return { isRunning, failure, run };
}

/** A copy of an activity: what it has, and what it hasn't. */
export function DuplicateDialog({ record, onClose, openRecord }: RecordActionProps) {
  const { t } = useTexts();
  const id = useId();
  const { isRunning, failure, run } = useDuplicate({ record, openRecord });
  const close = () => !isRunning && onClose();
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1, overflowWrap: "anywhere" }}>
        {t("activities.duplicate.title", { title: String(record.title ?? "") })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText id={`${id}-body`} sx={{ typography: "body1" }}>
          {t("activities.duplicate.body")}
        </DialogContentText>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={close} disabled={isRunning}>
          {t("console.action.cancel")}
        </Button>
        <Button
          variant="contained"
          onClick={() => void run()}
          disabled={isRunning}
          startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {t(isRunning ? "activities.duplicate.running" : "activities.duplicate.action")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
