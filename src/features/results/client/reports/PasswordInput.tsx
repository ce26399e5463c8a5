import { Button, Stack, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { isPassword, LONGEST_REPORT_PASSWORD, SHORTEST_REPORT_PASSWORD } from "../../shared/reports";
import { newPassword } from "./newPassword";

interface PasswordInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** A password of at least 8 characters, or one that is made for it. */
export function PasswordInput({ label, value, onChange }: PasswordInputProps) {
  const { t } = useTexts();
  const isShort = value !== "" && !isPassword(value);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: "flex-start", flexWrap: { xs: "wrap", sm: "nowrap" } }}>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={isShort}
        helperText={t("reports.passwordHelp", { least: SHORTEST_REPORT_PASSWORD })}
        autoComplete="off"
        fullWidth
        slotProps={{
          htmlInput: { maxLength: LONGEST_REPORT_PASSWORD, autoCapitalize: "none", spellCheck: false },
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="Key" />}
        onClick={() => onChange(newPassword())}
        sx={{ flex: "none", mt: { sm: 0.5 } }}
      >
        {t("reports.generate")}
      </Button>
    </Stack>
  );
}
