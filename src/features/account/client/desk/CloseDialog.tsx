import { DialogContentText } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { FormDialog, type RecordActionProps, useNotice, useTexts } from "../../../../client/kit/console";
import { support } from "../account";

/** Closes a case once it is confirmed: there is no way back. */
export function CloseDialog({ record, onClose, refresh }: RecordActionProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => support.call("POST /api/support-cases/:id/close", { params: { id: record.id } }),
    onSuccess: () => {
      refresh();
      notice(t("account.support.close.done"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("account.support.close.title")}
      submitLabel={t("account.support.close.go")}
      isBusy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <DialogContentText sx={{ typography: "body1" }}>{t("account.support.close.body")}</DialogContentText>
    </FormDialog>
  );
}
