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
import { useId, useState } from "react";
import { ApiError, fetchJson, type RecordActionProps, useNotice, useTexts } from "../../../client/kit/console";

interface InviteDialogProps extends RecordActionProps {
  /** Of those who are invited, e.g. `moderators`. */
  readonly resource: string;
}

/** The invitation of one of the staff, or of the suite's people, sent once more. */
function InviteDialog({ record, resource, refresh, onClose }: InviteDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [fault, setIssue] = useState<string>();
  const email = String(record.email ?? "");
  const send = async () => {
    setIsSending(true);
    setIssue(undefined);
    try {
      await fetchJson(`/api/${resource}/${encodeURIComponent(record.id)}/invite`, { method: "POST", body: {} });
      notice(t("communities.invite.done", { email }));
      refresh();
      onClose();
    } catch (error) {
      const isSaid = error instanceof ApiError && error.problem !== undefined;
      setIssue(isSaid ? error.message : t("console.state.failed.body"));
      setIsSending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
        {t("communities.invite.title")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText id={`${id}-body`} sx={{ typography: "body1", overflowWrap: "anywhere" }}>
          {t("communities.invite.body", { email })}
        </DialogContentText>
        {fault ? <Alert severity="error">{fault}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("console.action.cancel")}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={isSending}
          onClick={() => void send()}
          startIcon={isSending ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {t(isSending ? "communities.invite.sending" : "communities.invite.send")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export const StaffInvite = (props: RecordActionProps) => <InviteDialog {...props} resource="moderators" />;
export const SuiteInvite = (props: RecordActionProps) => <InviteDialog {...props} resource="suite-users" />;
