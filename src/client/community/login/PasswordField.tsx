import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { type RefObject, useState } from "react";
import { useTexts } from "../../texts/TextsProvider";

interface PasswordFieldProps {
  /** Of the input, and its name in the form. @default `password` */
  readonly id?: string;
  /** @default the word for a password */
  readonly label?: string;
  /** @default `current-password` */
  readonly autoComplete?: "current-password" | "new-password";
  /** Id of what else there is to know about it. */
  readonly describedBy?: string;
  /** Says that it has to be filled in, where the fields beside it say so, too. @default false */
  readonly isRequired?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onBlur?: () => void;
  readonly onChange: (value: string) => void;
}

export function PasswordField({
  id = "password",
  label,
  autoComplete = "current-password",
  describedBy,
  isRequired = false,
  value,
  error,
  inputRef,
  onBlur,
  onChange,
}: PasswordFieldProps) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(false);
  const descriptions = [...(error ? [`${id}-helper-text`] : []), ...(describedBy ? [describedBy] : [])].join(" ");
  return (
    <TextField
      id={id}
      label={label ?? t("login.password")}
      name={id}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      required={isRequired}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error}
      inputRef={inputRef}
      fullWidth
      slotProps={{
        htmlInput: { autoCapitalize: "none", spellCheck: false, ...(descriptions ? { "aria-describedby": descriptions } : {}) },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isShown ? "login.hidePassword" : "login.showPassword")}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
