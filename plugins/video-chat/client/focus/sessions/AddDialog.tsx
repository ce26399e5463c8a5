import { TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../../src/client/kit/console";
import type { FocusSession, NewFocusParticipant } from "../../../shared/focusApi";

interface AddDialogProps {
  readonly session: FocusSession;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onAdd: (person: NewFocusParticipant) => void;
  readonly onClose: () => void;
}

/** Adds somebody to a session by hand. */
export function AddDialog({ session, error, isBusy, onAdd, onClose }: AddDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const [surname, setSurname] = useState("");
  const [email, setEmail] = useState("");
  return (
    <FormDialog
      title={t("focus.sessions.addTitle", { session: session.title })}
      submitLabel={t("focus.sessions.add")}
      isBusy={isBusy}
      error={error}
      onSubmit={() => onAdd({ session: session.id, name: name.trim(), surname: surname.trim() || null, email: email.trim() })}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        label={t("entities.focusParticipant.fields.name")}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t("entities.focusParticipant.fields.surname")}
        value={surname}
        onChange={({ target }) => setSurname(target.value)}
      />
      <TextField
        required
        type="email"
        label={t("entities.focusParticipant.fields.email")}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}
