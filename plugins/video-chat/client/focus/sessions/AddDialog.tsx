import { TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../../src/client/kit/console";
import type { FocusSession, NewFocusParticipant } from "../../../shared/focusApi";
import { fieldRefusals } from "./refusals";
import { sessionName } from "./sessionName";

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
  const [hasTried, setTried] = useState(false);
  const refused = fieldRefusals(error);
  const isMissing = (value: string) => hasTried && value.trim() === "";
  const faultOf = (field: string, value: string) => (isMissing(value) ? t("validation.required") : refused.get(field));
  const add = () => {
    setTried(true);
    if (name.trim() === "" || email.trim() === "") return;
    onAdd({ session: session.id, name: name.trim(), surname: surname.trim() || null, email: email.trim() });
  };
  const faults = { name: faultOf("name", name), surname: refused.get("surname"), email: faultOf("email", email) };
  return (
    <FormDialog
      title={t("focus.sessions.addTitle", { session: sessionName(session.title, t) })}
      submitLabel={t("focus.sessions.add")}
      isBusy={isBusy}
      error={refused.size > 0 ? undefined : error}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        label={t("entities.focusParticipant.fields.name")}
        value={name}
        error={faults.name !== undefined}
        helperText={faults.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t("entities.focusParticipant.fields.surname")}
        value={surname}
        error={faults.surname !== undefined}
        helperText={faults.surname}
        onChange={({ target }) => setSurname(target.value)}
      />
      <TextField
        required
        type="email"
        label={t("entities.focusParticipant.fields.email")}
        value={email}
        error={faults.email !== undefined}
        helperText={faults.email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}
