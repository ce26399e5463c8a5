import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import Visibility from "@mui/icons-material/VisibilityOutlined";
import { Alert, Button, IconButton, InputAdornment, Paper, TextField, Typography } from "@mui/material";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, useTexts } from "../../../../client/kit/reader";
import { LONGEST_REPORT_PASSWORD } from "../../shared/reports";
import { closedBy, useOpening } from "./useReport";

interface PasswordFormProps {
  readonly token: string;
  /** The link leads nowhere any more. */
  readonly onClosed: () => void;
}

/** Asks for the password, before anything of the report is known here. */
export function PasswordForm({ token, onClosed }: PasswordFormProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState("");
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useOpening(token);
  const closed = error ? closedBy(error) : undefined;
  useEffect(() => {
    if (closed === "missing") onClosed();
    else if (closed) input.current?.select();
  }, [closed, onClosed]);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const isWrong = problem?.status === 403;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== "") mutate(password);
    else input.current?.focus();
  }
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2, mt: { sm: 4 } }}
    >
      <Typography variant="h2" component="h1">
        {t("reports.page.locked.title")}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("reports.page.locked.body")}</Typography>
      <TextField
        label={t("reports.password")}
        type={isVisible ? "text" : "password"}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrong}
        helperText={isWrong ? problem?.detail : undefined}
        inputRef={input}
        autoComplete="off"
        autoFocus
        fullWidth
        slotProps={{
          htmlInput: { maxLength: LONGEST_REPORT_PASSWORD, autoCapitalize: "none", spellCheck: false },
          formHelperText: { role: "alert" },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  onClick={() => setVisible((before) => !before)}
                  aria-label={t(isVisible ? "reports.hidePassword" : "reports.showPassword")}
                  edge="end"
                >
                  {isVisible ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {error !== null && !isWrong && (
        <Alert severity="error" role="alert">
          {problem?.detail ?? t(`reports.page.${closed === "offline" ? "offline" : "failed"}.body`)}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" loading={isPending} sx={{ minHeight: 48 }}>
        {t("reports.page.open")}
      </Button>
    </Paper>
  );
}
