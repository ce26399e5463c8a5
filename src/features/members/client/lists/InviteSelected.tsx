import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { type BulkActionProps, NamesFailure, useNotice, useTexts } from "../../../../client/kit/console";
import { memberCalls, paramsOf } from "../memberCalls";

/** Sends those who haven't entered yet their invitation again. */
export default function InviteSelected({ ids, onClose, done }: BulkActionProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const sending = useMutation({
    mutationFn: () => memberCalls.call("POST /experienceLabs/:id/invitation", { params: paramsOf(), body: { users: ids } }),
    onSuccess: () => {
      notice(t("members.invite.done", { smart_count: ids.length }));
      done();
    },
  });
  return (
    <Dialog open onClose={() => !sending.isPending && onClose()} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
        {t("members.invite.title", { smart_count: ids.length })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{t("members.invite.body")}</Typography>
        {sending.error ? <NamesFailure error={sending.error} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={sending.isPending}>
          {t("console.action.cancel")}
        </Button>
        <Button variant="contained" loading={sending.isPending} onClick={() => sending.mutate()}>
          {t("members.invite.send")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
