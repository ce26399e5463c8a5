import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import { ErrorState, LoadingState, useTexts } from "../../../../client/kit/console";
import { qualityCalls } from "../qualityCalls";
import { EffectList } from "./EffectList";

const LONGEST_REASON = 500;

export interface Discard {
  readonly reason: string;
  readonly isSanctioned: boolean;
}

interface DiscardDialogProps {
  readonly activityId: string;
  readonly responses: readonly string[];
  /** Whether a member is among them, who can be sanctioned. */
  readonly hasMembers: boolean;
  readonly isBusy: boolean;
  readonly onDiscard: (discard: Discard) => void;
  readonly onClose: () => void;
}

/** What a discard would do, first; then why, and whether it has consequences for the members. */
export function DiscardDialog({ activityId, responses, hasMembers, isBusy, onDiscard, onClose }: DiscardDialogProps) {
  const { t, language } = useTexts();
  const id = useId();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down("sm"));
  const [reason, setReason] = useState("");
  const [isSanctioned, setSanctioned] = useState(false);
  const [isTried, setTried] = useState(false);
  const { data, error, refetch } = qualityCalls.useCall("GET /api/activities/:id/quality/effect", {
    params: { id: activityId },
    query: { responses: responses.join(), language },
  });
  const isMissing = isTried && reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== "") onDiscard({ reason: reason.trim(), isSanctioned });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ typography: "h4" }}>
        {t("quality.discard.title", { smart_count: responses.length })}
      </DialogTitle>
      <form onSubmit={submit} noValidate style={{ display: "contents" }}>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography variant="h4" component="h3">
              {t("quality.effect.title")}
            </Typography>
            {error && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!error && (data ? <EffectList effect={data} /> : <LoadingState />)}
            <TextField
              label={t("quality.discard.reason")}
              helperText={isMissing ? t("quality.discard.needsReason") : t("quality.discard.reasonHelp")}
              error={isMissing}
              required
              multiline
              minRows={2}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
            />
            {hasMembers && (
              <div>
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={isSanctioned}
                      onChange={(event) => setSanctioned(event.target.checked)}
                      slotProps={{ input: { "aria-describedby": `${id}-sanction` } }}
                    />
                  }
                  label={t("quality.discard.sanction")}
                />
                <FormHelperText id={`${id}-sanction`} sx={{ ml: 4, mt: 0 }}>
                  {t("quality.discard.sanctionHelp")}
                </FormHelperText>
              </div>
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy || !data}>
            {t("quality.decide.discard")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
