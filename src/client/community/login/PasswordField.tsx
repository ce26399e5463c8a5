import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { type RefObject, useState } from "react";
import { useTexts } from "../../texts/TextsProvider";

interface PasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

export function PasswordField({ value, error, inputRef, onChange }: PasswordFieldProps) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={t("login.password")}
      name="password"
      type={isShown ? "text" : "password"}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      inputRef={inputRef}
      fullWidth
      slotProps={{
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
