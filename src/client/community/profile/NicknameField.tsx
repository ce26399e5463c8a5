import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Ref } from "react";
import { useTexts } from "../../texts/TextsProvider";
import type { NicknameReason } from "../steps/useAvailability";

const LONGEST_NICKNAME = 40;

interface NicknameFieldProps {
  /** @default `nickname` */
  readonly id?: string;
  readonly value: string;
  /** What the server said of it. */
  readonly fault: string | undefined;
  readonly reason: NicknameReason;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

/** The name that a member goes by, and whether it can be had. */
export function NicknameField({ id = "nickname", value, fault: said, reason, inputRef, onChange }: NicknameFieldProps) {
  const { t } = useTexts();
  const fault = said ?? (reason && t(`community.completeProfile.${reason}`));
  const stateId = `${id}-state`;
  return (
    <Box>
      <TextField
        id={id}
        label={t("entities.member.fields.nickname")}
        name="nickname"
        autoComplete="nickname"
        required
        fullWidth
        value={value}
        {...(inputRef ? { inputRef } : {})}
        error={Boolean(fault)}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: LONGEST_NICKNAME, autoCapitalize: "none", spellCheck: false, "aria-describedby": stateId },
        }}
      />
      <Box id={stateId} role="status" aria-live="polite" sx={{ minHeight: { xs: "3rem", sm: "1.75rem" }, px: 1.75, pt: 0.5 }}>
        {fault && (
          <Typography variant="body2" sx={{ color: "error.main" }}>
            {fault}
          </Typography>
        )}
        {!fault && reason !== null && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("community.completeProfile.help")}
          </Typography>
        )}
        {!fault && reason === null && (
          <Typography variant="body2" sx={{ color: "success.main", display: "flex", alignItems: "center", gap: 0.5 }}>
            <CheckCircleOutlined fontSize="inherit" />
            {t("community.completeProfile.available")}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
