import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { RuleList } from "../../password/RuleList";
import { useTexts } from "../../texts/TextsProvider";
import { PasswordField } from "../login/PasswordField";
import { AcceptBox } from "./AcceptBox";
import { ProfileField } from "./ProfileField";
import { BOXES } from "./signUpIssues";
import { type SignUpInput, useSignUp } from "./useSignUp";

const RULES_ID = "sign-up-rules";

/** What a sign-up asks for. */
export function SignUpFields(input: SignUpInput) {
  const { t } = useTexts();
  const { origin, form } = input;
  const { values, failure, isBusy, change, submit } = useSignUp(input);
  const passwordInput = useRef<HTMLInputElement>(null);
  const text = (name: string) => String(values[name] ?? "");
  const { fields } = failure;
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
      <TextField
        id="sign-up-email"
        label={t("login.email")}
        name="email"
        type="email"
        autoComplete="username"
        required={form.email === null}
        fullWidth
        value={form.email ?? text("email")}
        error={fields.email !== undefined}
        helperText={fields.email ?? (form.email === null ? undefined : t("community.signUp.invitedEmail"))}
        onChange={(event) => change("email", event.target.value)}
        slotProps={{ htmlInput: { readOnly: form.email !== null } }}
      />
      <PasswordField
        id="sign-up-password"
        label={t("login.password")}
        autoComplete={form.hasAccount ? "current-password" : "new-password"}
        {...(form.hasAccount ? {} : { describedBy: RULES_ID })}
        isRequired
        value={text("password")}
        error={fields.password}
        inputRef={passwordInput}
        onChange={(value) => change("password", value)}
      />
      {!form.hasAccount && <RuleList id={RULES_ID} password={text("password")} />}
      {form.required.map((name) => (
        <ProfileField key={name} name={name} value={text(name)} fault={fields[name]} onChange={(value) => change(name, value)} />
      ))}
      {form.documents.length > 0 && (
        <Box sx={{ display: "grid", gap: 1 }}>
          {form.acceptanceText && (
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{form.acceptanceText}</Typography>
          )}
          {form.documents.map(({ document }) => (
            <AcceptBox
              key={document}
              origin={origin}
              document={document}
              name={BOXES[document]}
              isChecked={values[BOXES[document]] === true}
              fault={fields[BOXES[document]]}
              onChange={(isChecked) => change(BOXES[document], isChecked)}
            />
          ))}
        </Box>
      )}
      {failure.form && (
        <Alert severity="error" role="alert">
          {failure.form}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" aria-disabled={isBusy} sx={{ minHeight: 48, fontSize: "1rem" }}>
        {isBusy ? t("common.loading") : t("community.signUp.submit")}
      </Button>
    </Stack>
  );
}
