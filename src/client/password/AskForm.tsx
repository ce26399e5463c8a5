import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { emailIssue } from "../community/login/credentials";
import { useTexts } from "../texts/TextsProvider";
import { askForReset } from "./passwordApi";
import type { PasswordPages } from "./passwordPages";
import { refusalOf } from "./refusal";
import { StepButton } from "./StepButton";
import { useRefusalText } from "./useRefusalText";

export interface ResetRequest {
  readonly email: string;
  readonly minutes: number;
}

interface AskFormProps {
  readonly pages: PasswordPages;
  readonly initialEmail: string;
  readonly onAsked: (asked: ResetRequest) => void;
}

/** Whose password was forgotten. */
export function AskForm({ pages, initialEmail, onAsked }: AskFormProps) {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const [email, setEmail] = useState(initialEmail);
  const [fault, setIssue] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const showIssue = (text: string) => {
    setIssue(text);
    input.current?.focus();
  };

  const ask = async () => {
    setIsBusy(true);
    try {
      const address = email.trim();
      onAsked({ email: address, minutes: await askForReset(pages, address) });
    } catch (error) {
      setIsBusy(false);
      const refusal = refusalOf(error, "email");
      if (refusal.kind === "field") showIssue(refusal.message);
      else setFailure(refusalText(refusal));
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const found = emailIssue(email);
    if (found) showIssue(t(`login.${found}`));
    else void ask();
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <TextField
        id="reset-email"
        label={t("login.email")}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setIssue(undefined);
        }}
        error={fault !== undefined}
        helperText={fault}
        inputRef={input}
        fullWidth
      />
      <StepButton label={t("password.ask.submit")} busyLabel={t("password.ask.sending")} isBusy={isBusy} />
    </Stack>
  );
}
