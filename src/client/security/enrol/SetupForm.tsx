import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { PasswordField } from "../../community/login/PasswordField";
import { type Failure, failureOf } from "../../community/pages/failureOf";
import { StepButton } from "../../password/StepButton";
import { useTexts } from "../../texts/TextsProvider";

interface SetupFormProps {
  readonly needsPassword: boolean;
  readonly submitLabel: string;
  /** Takes something away for good. @default false */
  readonly isDestructive?: boolean;
  /** Names of the fields that the server may find fault with. @default none */
  readonly names?: readonly string[];
  readonly fields?: (faults: Readonly<Record<string, string>>) => ReactNode;
  /** What is wrong before the server is asked, by field. */
  readonly check?: () => Readonly<Record<string, string>>;
  readonly send: (password: string | undefined) => Promise<void>;
  /** What a failure is in words, where it's none of the server's. */
  readonly textOf?: (error: unknown) => string;
}

const NO_FAILURE: Failure = { fields: {}, form: undefined };
const NO_NAMES: readonly string[] = [];

/** What begins a second factor, with the password where it is asked for. */
export function SetupForm(props: SetupFormProps) {
  const { needsPassword, submitLabel, isDestructive = false, names = NO_NAMES, fields, check, send, textOf } = props;
  const { t } = useTexts();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<Failure>(NO_FAILURE);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const show = (found: Failure) => {
    setFailure(found);
    const [first] = names.filter((name) => found.fields[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else if (found.fields.password) passwordInput.current?.focus();
  };
  const begin = async () => {
    setIsBusy(true);
    setFailure(NO_FAILURE);
    try {
      await send(needsPassword ? password : undefined);
    } catch (error) {
      const found = failureOf(error, [...names, "password"], t);
      show(textOf && found.form ? { ...found, form: textOf(error) } : found);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isMissing = needsPassword && password === "";
    const found = { ...check?.(), ...(isMissing ? { password: t("login.passwordRequired") } : {}) };
    if (Object.keys(found).length > 0) show({ fields: found, form: undefined });
    else void begin();
  };

  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2.5}>
      {failure.form && (
        <Alert severity="error" role="alert">
          {failure.form}
        </Alert>
      )}
      {fields?.(failure.fields)}
      {needsPassword && (
        <PasswordField
          id="factor-password"
          label={t("security.yourPassword")}
          value={password}
          error={failure.fields.password}
          inputRef={passwordInput}
          onChange={setPassword}
        />
      )}
      <StepButton label={submitLabel} busyLabel={t("common.loading")} isBusy={isBusy} isDestructive={isDestructive} />
    </Stack>
  );
}
