import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useRef, useState } from "react";
import { useTexts } from "../../texts/TextsProvider";
import { useRequest } from "../data/request";
import { CardPage } from "../pages/CardPage";
import { type Failure, failureOf } from "../pages/failureOf";
import { PageHeading } from "../pages/PageHeading";
import type { Personalization } from "../personalization";
import { StepActions } from "./StepActions";
import { useAvailability } from "./useAvailability";

interface CompleteProfilePageProps {
  readonly community: Personalization;
  readonly onDone: () => Promise<void>;
  readonly onSignOut: () => void;
}

const LONGEST_NICKNAME = 40;

/** The name that a member goes by in the community. */
export function CompleteProfilePage({ community, onDone, onSignOut }: CompleteProfilePageProps) {
  const { t } = useTexts();
  const request = useRequest();
  const [nickname, setNickname] = useState("");
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reason = useAvailability(community.communityId, nickname.trim());
  const refusal = reason && t(`community.completeProfile.${reason}`);
  const fault = failure?.fields.nickname ?? refusal;

  const save = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await request("/experienceLabs/newNickname", { method: "PUT", body: { nickname: nickname.trim() } });
      await onDone();
    } catch (error) {
      setFailure(failureOf(error, ["nickname"], t));
      input.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = nickname.trim() === "";
    if (isEmpty) setFailure({ fields: { nickname: t("validation.required") }, form: undefined });
    if (isEmpty || reason) input.current?.focus();
    else void save();
  };

  return (
    <CardPage community={community} title={t("community.completeProfile.title")}>
      <PageHeading
        title={t("community.completeProfile.title")}
        intro={t("community.completeProfile.intro", { community: community.name })}
      />
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        {failure?.form && (
          <Alert severity="error" role="alert">
            {failure.form}
          </Alert>
        )}
        <Box>
          <TextField
            label={t("entities.member.fields.nickname")}
            name="nickname"
            autoComplete="nickname"
            required
            fullWidth
            value={nickname}
            inputRef={input}
            error={fault !== undefined && fault !== null}
            onChange={(event) => {
              setNickname(event.target.value);
              setFailure(undefined);
            }}
            slotProps={{
              htmlInput: {
                maxLength: LONGEST_NICKNAME,
                autoCapitalize: "none",
                spellCheck: false,
                "aria-describedby": "nickname-state",
              },
            }}
          />
          <Box id="nickname-state" role="status" aria-live="polite" sx={{ minHeight: "1.75rem", px: 1.75, pt: 0.5 }}>
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
        <StepActions label={t("community.completeProfile.save")} isBusy={isBusy} onSignOut={onSignOut} />
      </Stack>
    </CardPage>
  );
}
