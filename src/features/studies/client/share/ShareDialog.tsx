import { Alert, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../../client/kit/console";
import { LONGEST_NAME, SHARE_DAYS } from "../../shared/comments";
import { useMakeShare } from "./useShares";

interface ShareDialogProps {
  readonly studyId: string;
  readonly onClose: () => void;
}

/** Makes a link for colleagues: first for whom it is, then the link, which is shown this once. */
export function ShareDialog({ studyId, onClose }: ShareDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [name, setName] = useState("");
  const make = useMakeShare(studyId);
  const address = make.data && new URL(make.data.path, location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address ?? "");
      notice(t("studies.share.copied"));
      onClose();
    } catch {
      // Without the clipboard it is marked and copied by hand.
      document.querySelector<HTMLInputElement>(`[id="${id}-link"]`)?.select();
    }
  }
  return (
    <FormDialog
      title={t("studies.share.title")}
      submitLabel={t(address ? "studies.share.copy" : "studies.share.make")}
      isDisabled={!address && name.trim() === ""}
      isBusy={make.isPending}
      {...(address ? { closeLabel: t("console.action.close") } : {})}
      error={make.error}
      maxWidth="sm"
      onSubmit={() => (address ? void copy() : make.mutate(name.trim()))}
      onClose={onClose}
    >
      {address ? (
        <>
          <TextField
            id={`${id}-link`}
            label={t("studies.share.link")}
            value={address}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            margin="dense"
            autoFocus
          />
          <Alert severity="info">{t("studies.share.once")}</Alert>
        </>
      ) : (
        <>
          <Typography>{t("studies.share.body", { days: SHARE_DAYS })}</Typography>
          <TextField
            id={`${id}-name`}
            label={t("studies.share.name")}
            helperText={t("studies.share.nameHelp")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            autoComplete="off"
            autoFocus
          />
        </>
      )}
    </FormDialog>
  );
}
