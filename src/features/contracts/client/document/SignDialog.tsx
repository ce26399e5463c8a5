import { Checkbox, FormControlLabel, FormHelperText, TextField, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { type EntityRecord, FormDialog, useTexts } from "../../../../client/kit/console";
import { LONGEST_NAME, SHORTEST_NAME } from "../../shared/contracts";
import { contracts, useContractMove } from "../contracts";

interface SignDialogProps {
  readonly record: EntityRecord;
  readonly refresh: () => void;
  readonly onClose: () => void;
}

/** Signs an offer by one's own name, for exactly the document that the page shows. */
export function SignDialog({ record: { id, number, title, documentHash }, refresh, onClose }: SignDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const [isAccepted, setAccepted] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const hasSent = useRef(false);
  const move = useContractMove(
    () =>
      contracts.call("POST /api/contracts/:id/sign", {
        params: { id },
        body: { name: name.trim(), isAccepted: true, documentHash: String(documentHash ?? "") },
      }),
    "contracts.sign.done",
    refresh,
  );
  const isShort = name.trim().length < SHORTEST_NAME;
  const submit = () => {
    setHasTried(true);
    if (isShort || !isAccepted || hasSent.current) return;
    // A second press comes before the button knows of the first.
    hasSent.current = true;
    move.mutate(undefined, {
      onSuccess: onClose,
      onError: () => {
        hasSent.current = false;
      },
    });
  };
  return (
    <FormDialog
      title={t("contracts.sign.title", { number: String(number) })}
      submitLabel={t("contracts.sign.go")}
      isBusy={move.isPending}
      error={move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t("contracts.sign.intro", { title: String(title) })}</Typography>
      <TextField
        label={t("contracts.sign.name")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={hasTried && isShort}
        helperText={t(hasTried && isShort ? "contracts.sign.nameIssue" : "contracts.sign.nameHelp")}
        autoComplete="name"
        autoFocus
        margin="dense"
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
      <div>
        <FormControlLabel
          control={<Checkbox checked={isAccepted} onChange={(_, isChecked) => setAccepted(isChecked)} />}
          label={t("contracts.sign.accept")}
        />
        {hasTried && !isAccepted && <FormHelperText error>{t("contracts.sign.acceptIssue")}</FormHelperText>}
      </div>
      <Typography variant="body2" color="text.secondary">
        {t("contracts.sign.kept")}
      </Typography>
    </FormDialog>
  );
}
