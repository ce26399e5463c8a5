import FlagOutlined from "@mui/icons-material/FlagOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import IconButton from "@mui/material/IconButton";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { ApiError, useTexts } from "../../../../../client/kit/member";
import type { Report } from "../../../shared/api/posts";
import { LONGEST_EXPLANATION, REASONS, type Reason } from "../../../shared/report";

export interface ReportButtonProps {
  /** @throws ApiError */
  readonly report: (said: Report) => Promise<void>;
  /** In pixels. @default 44 */
  readonly size?: number;
}

/** Tells the team of a comment, with the reason; nobody else hears of it. */
export function ReportButton({ report, size = 44 }: ReportButtonProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const [explanation, setExplanation] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string>();

  async function send() {
    if (!reason) return;
    setBusy(true);
    setError(undefined);
    try {
      await report({ reason, explanation });
      setOpen(false);
      setDone(true);
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  }

  if (isDone)
    return (
      <Typography variant="body2" role="status" sx={{ px: 1, color: "text.secondary" }}>
        {t("comments.member.report.done")}
      </Typography>
    );
  return (
    <>
      <IconButton
        aria-label={t("comments.member.report.action")}
        title={t("comments.member.report.action")}
        onClick={() => setOpen(true)}
        sx={{ width: size, height: size, color: "text.secondary" }}
      >
        <FlagOutlined fontSize="small" />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>{t("comments.member.report.title")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <DialogContentText>{t("comments.member.report.body")}</DialogContentText>
          <FormControl>
            <FormLabel id={`${id}-reason`}>{t("comments.member.report.reason")}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-reason`}
              value={reason ?? ""}
              onChange={(_event, chosen) => setReason(REASONS.find((one) => one === chosen))}
            >
              {REASONS.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio />}
                  label={t(`comments.member.report.reasons.${one}`)}
                  sx={{ minHeight: 44 }}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <TextField
            label={t("comments.member.report.explanation")}
            value={explanation}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: LONGEST_EXPLANATION } }}
            onChange={({ target }) => setExplanation(target.value)}
          />
          {error && (
            <Typography role="alert" variant="body2" sx={{ color: "error.main" }}>
              {error}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)}>
            {t("comments.member.cancel")}
          </Button>
          <Button variant="contained" disabled={!reason || isBusy} onClick={() => void send()}>
            {t("comments.member.report.send")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
