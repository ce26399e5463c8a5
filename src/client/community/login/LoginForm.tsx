import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, fetchJson } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import { credentialIssues } from "./credentials";
import { PasswordField } from "./PasswordField";

interface LoginFormProps {
  /** The login call. */
  readonly action: string;
  readonly initialEmail: string;
  /** Sent beside e-mail and password. */
  readonly extra?: Readonly<Record<string, string>>;
  /** @default the words for signing in */
  readonly submitLabel?: string;
  /** The page for those who have forgotten their password; without it there is no way there. */
  readonly forgotPage?: string;
  readonly onSignedIn: () => Promise<void>;
}

/** E-mail and password, with what is wrong said at the form. */
export function LoginForm({ action, initialEmail, extra, submitLabel, forgotPage, onSignedIn }: LoginFormProps) {
  const { t } = useTexts();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState("");
  const [faults, setIssues] = useState<ReturnType<typeof credentialIssues>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const signIn = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await fetchJson(action, { method: "POST", body: { ...extra, email: email.trim(), password }, isQuiet: true });
      await onSignedIn();
    } catch (error) {
      setFailure(failureText(error));
      passwordInput.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };

  const failureText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t("login.failed");
    if (error.status === 0) return t("login.offline");
    // Without a field of its own here, the first fault says more than that there is one.
    return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? error.problem?.title ?? t("login.failed");
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = credentialIssues({ email, password });
    setIssues(found);
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    else void signIn();
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <TextField
        label={t("login.email")}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={faults.email !== undefined}
        helperText={faults.email && t(`login.${faults.email}`)}
        inputRef={emailInput}
        fullWidth
      />
      <PasswordField
        value={password}
        error={faults.password && t(`login.${faults.password}`)}
        inputRef={passwordInput}
        onChange={setPassword}
      />
      <Box sx={{ display: "grid", gap: 1 }}>
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy} sx={{ minHeight: 48, fontSize: "1rem" }}>
          {isBusy ? t("common.loading") : (submitLabel ?? t("common.signIn"))}
        </Button>
        {forgotPage && (
          <Link href={forgotPage} sx={{ justifySelf: "start", py: 1.5, mb: -1.5 }}>
            {t("login.forgot")}
          </Link>
        )}
      </Box>
    </Stack>
  );
}
