import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { type FormEvent, useRef, useState } from "react";
import type { Purpose } from "../../contracts/api/passwords";
import { PasswordField } from "../community/login/PasswordField";
import { useTexts } from "../texts/TextsProvider";
import { BackLink } from "./BackLink";
import { isSame, newPasswordIssues } from "./newPasswordIssues";
import { spendCode } from "./passwordApi";
import type { PasswordCode } from "./passwordCode";
import type { PasswordPages } from "./passwordPages";
import { RuleList } from "./RuleList";
import { refusalOf } from "./refusal";
import { StepButton } from "./StepButton";
import { StepHeading } from "./StepHeading";
import { useRefusalText } from "./useRefusalText";

const RULES_ID = "password-rules";

interface NewPasswordStepProps {
  readonly pages: PasswordPages;
  readonly code: PasswordCode;
  readonly purpose: Purpose;
  /** The code ran out or was used elsewhere while the person was typing. */
  readonly onBadCode: () => void;
  readonly onDone: () => void;
}

/** The new password, twice, with its rule in sight. */
export function NewPasswordStep({ pages, code, purpose, onBadCode, onDone }: NewPasswordStepProps) {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [faults, setIssues] = useState<ReturnType<typeof newPasswordIssues>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const repeatedInput = useRef<HTMLInputElement>(null);

  const showIssues = (found: typeof faults) => {
    setIssues(found);
    if (found.password) passwordInput.current?.focus();
    else if (found.repeated) repeatedInput.current?.focus();
  };

  const save = async () => {
    setIsBusy(true);
    try {
      await spendCode(pages, code, password);
      onDone();
    } catch (error) {
      setIsBusy(false);
      const refusal = refusalOf(error, "password");
      if (refusal.kind === "badCode") onBadCode();
      else if (refusal.kind === "field") showIssues({ password: refusal.message });
      else setFailure(refusalText(refusal));
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    const found = newPasswordIssues({ password, repeated });
    showIssues(found);
    if (!found.password && !found.repeated) void save();
  };

  const noteMismatch = () => {
    if (repeated !== "" && !isSame({ password, repeated })) setIssues({ ...faults, repeated: "validation.passwordMismatch" });
  };

  // The server's own words are no key, and pass through as they are.
  const issueText = (fault: string | undefined) => fault && t(fault, { _: fault });

  return (
    <>
      <StepHeading title={t(`password.choose.${purpose}`)} isNext />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {failure && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <PasswordField
          id="new-password"
          label={t("password.choose.password")}
          autoComplete="new-password"
          describedBy={RULES_ID}
          value={password}
          error={issueText(faults.password)}
          inputRef={passwordInput}
          onChange={(value) => {
            setPassword(value);
            setIssues({});
          }}
        />
        <RuleList id={RULES_ID} password={password} />
        <PasswordField
          id="repeated-password"
          label={t("password.choose.repeated")}
          autoComplete="new-password"
          value={repeated}
          error={issueText(faults.repeated)}
          inputRef={repeatedInput}
          onBlur={noteMismatch}
          onChange={(value) => {
            setRepeated(value);
            setIssues({});
          }}
        />
        <StepButton label={t("password.choose.submit")} busyLabel={t("password.choose.saving")} isBusy={isBusy} />
      </Stack>
      <BackLink href={pages.login} />
    </>
  );
}
