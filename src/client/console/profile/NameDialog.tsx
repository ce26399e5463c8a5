import { TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnName } from "../../../contracts/api/profile";
import { FormDialog } from "../../screens/common/FormDialog";
import { useTexts } from "../../screens/common/useTexts";
import { writeOwnName } from "./profileApi";

interface NameDialogProps {
  readonly own: OwnName;
  readonly onClose: () => void;
}

/** Changes one's own name. */
export function NameDialog({ own, onClose }: NameDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState(own.name);
  const [surname, setSurname] = useState(own.surname ?? "");
  const save = useMutation({
    mutationFn: () => writeOwnName({ name, surname: surname || null }),
    // The name is the session's, which every page reads at its start.
    onSuccess: () => window.location.reload(),
  });
  return (
    <FormDialog
      title={t("console.profile.changeName")}
      submitLabel={t("console.action.save")}
      isDisabled={name.trim() === ""}
      isBusy={save.isPending || save.isSuccess}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t("console.profile.nameIntro")}</Typography>
      <TextField
        required
        label={t("console.profile.name")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: "given-name" } }}
      />
      <TextField
        label={t("console.profile.surname")}
        value={surname}
        onChange={({ target }) => setSurname(target.value)}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: "family-name" } }}
      />
    </FormDialog>
  );
}
