import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useRef, useState } from "react";
import { passwordIssues } from "../../../shared/passwordRule";
import { RuleList } from "../../password/RuleList";
import { StepButton } from "../../password/StepButton";
import { useTexts } from "../../texts/TextsProvider";
import { PasswordField } from "../login/PasswordField";
import { type Failure, failureOf } from "../pages/failureOf";
import { PageHeading } from "../pages/PageHeading";

const RULES_ID = "verify-rules";
const NOTHING: Failure = { fields: {}, form: undefined };

interface ChoosePasswordProps {
  readonly community: string;
  /** The account's. */
  readonly email: string;
  /** Verifies the e-mail with this password. @throws ApiError where the password or the call is refused */
  readonly onChosen: (password: string) => Promise<void>;
}

/** The password of whoever opened a sign-up's link in another browser than the one that signed up. */
export function ChoosePassword({ community, email, onChosen }: ChoosePasswordProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<Failure>(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);

  const show = (found: Failure) => {
    setFailure(found);
    if (found.fields.password) passwordInput.current?.focus();
  };
  const send = async () => {
    setIsBusy(true);
    setFailure(NOTHING);
    try {
      await onChosen(password);
    } catch (error) {
      setIsBusy(false);
      show(failureOf(error, ["password"], t));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const refuse = (key: string) => show({ fields: { password: t(key) }, form: undefined });
    if (password === "") refuse("password.choose.required");
    else if (passwordIssues(password.normalize("NFC")).length > 0) refuse("validation.password");
    else void send();
  };

  return (
    <>
      <PageHeading title={t("community.verify.choose.title")} intro={t("community.verify.choose.body", { community })} />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        <TextField
          id="verify-email"
          label={t("login.email")}
          name="email"
          type="email"
          autoComplete="username"
          fullWidth
          value={email}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <PasswordField
          id="verify-password"
          autoComplete="new-password"
          describedBy={RULES_ID}
          isRequired
          value={password}
          error={failure.fields.password}
          inputRef={passwordInput}
          onChange={(value) => {
            setPassword(value);
            setFailure(NOTHING);
          }}
        />
        <RuleList id={RULES_ID} password={password} />
        {failure.form && (
          <Alert severity="error" role="alert">
            {failure.form}
          </Alert>
        )}
        <StepButton label={t("community.verify.choose.submit")} busyLabel={t("password.choose.saving")} isBusy={isBusy} />
      </Stack>
      <Typography variant="body2" sx={{ color: "text.secondary", textWrap: "pretty" }}>
        {t("community.verify.choose.notYou")}
      </Typography>
    </>
  );
}
