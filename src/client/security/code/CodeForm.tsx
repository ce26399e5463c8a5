import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type Failure, failureOf } from "../../community/pages/failureOf";
import { ApiError } from "../../data/api";
import { StepButton } from "../../password/StepButton";
import { useTexts } from "../../texts/TextsProvider";
import { type CodeFormat, DIGIT_CODE } from "./codeFormat";
import { clockOf } from "./countdown";
import { useCountdown } from "./useCountdown";

interface CodeFormProps {
  /** @default six digits, which are sent as soon as they are complete */
  readonly format?: CodeFormat;
  /** Takes the focus when it appears. @default true */
  readonly hasFocus?: boolean;
  readonly send: (code: string) => Promise<void>;
}

const NO_FAILURE: Failure = { fields: {}, form: undefined };

/** A field for a code; what is wrong with it is said there. */
export function CodeForm({ format = DIGIT_CODE, hasFocus = true, send }: CodeFormProps) {
  const { t } = useTexts();
  const id = useId();
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<Failure>(NO_FAILURE);
  const [isBusy, setIsBusy] = useState(false);
  const { left, restart } = useCountdown(0);
  const input = useRef<HTMLInputElement>(null);
  const isDigits = format.name === "digits";
  const fault = failure.fields.code;
  const isLocked = left > 0;

  // When the time is up, what was said of it is no longer so.
  useEffect(() => {
    if (!isLocked) setFailure(NO_FAILURE);
  }, [isLocked]);

  const confirm = async (complete: string) => {
    setIsBusy(true);
    setFailure(NO_FAILURE);
    try {
      await send(complete);
    } catch (error) {
      setFailure(failureOf(error, ["code"], t));
      if (error instanceof ApiError && error.retryAfterSeconds) restart(error.retryAfterSeconds);
      input.current?.select();
    } finally {
      setIsBusy(false);
    }
  };
  const change = (typed: string) => {
    const next = format.clean(typed);
    setCode(next);
    if (isLocked) return;
    setFailure(NO_FAILURE);
    if (isDigits && !isBusy && next !== code && format.isComplete(next)) void confirm(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isLocked) return;
    if (format.isComplete(code)) return void confirm(code);
    setFailure({ fields: { code: t(`security.code.${format.name}.incomplete`) }, form: undefined });
    input.current?.focus();
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      {failure.form && (
        <Alert severity="error" role="alert">
          {failure.form}
        </Alert>
      )}
      <TextField
        id={id}
        label={t(`security.code.${format.name}.label`)}
        name="code"
        autoComplete={isDigits ? "one-time-code" : "off"}
        autoFocus={hasFocus}
        value={code}
        onChange={(event) => change(event.target.value)}
        error={fault !== undefined}
        helperText={fault}
        inputRef={input}
        fullWidth
        slotProps={{
          htmlInput: {
            inputMode: isDigits ? "numeric" : "text",
            autoCapitalize: "none",
            spellCheck: false,
            "aria-invalid": fault !== undefined,
          },
          formHelperText: { role: "alert" },
        }}
        sx={{ "& input": { fontSize: "1.5rem", letterSpacing: isDigits ? "0.3em" : "0.08em", py: 1.5 } }}
      />
      <StepButton
        label={t("security.code.submit")}
        busyLabel={isLocked ? t("security.code.wait", { time: clockOf(left) }) : t("security.code.checking")}
        isBusy={isBusy || isLocked}
      />
    </Stack>
  );
}
