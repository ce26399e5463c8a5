import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import { useTexts } from "../../common/useTexts";

export interface ViewAnswers {
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
}

interface ViewDialogProps {
  readonly initial: ViewAnswers;
  readonly title: string;
  readonly canShare: boolean;
  /** @throws ApiError */
  readonly onSave: (answers: ViewAnswers) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST = 60;

/** Name of a view, and for whom it is. */
export function ViewDialog({ initial, title, canShare, onSave, onClose }: ViewDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [answers, setAnswers] = useState(initial);
  const [failure, setFailure] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const name = answers.name.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name === "" || isSaving) return;
    setIsSaving(true);
    try {
      await onSave({ ...answers, name });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t("console.state.failed.title"));
      setIsSaving(false);
    }
  };
  const flag = (key: "isShared" | "isDefault") => (
    <FormControlLabel
      label={t(`console.views.${key}`)}
      control={<Switch checked={answers[key]} onChange={(_, isOn) => setAnswers({ ...answers, [key]: isOn })} />}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 1 }}>
          <TextField
            autoFocus
            size="small"
            margin="dense"
            label={t("console.views.name")}
            value={answers.name}
            onChange={(event) => setAnswers({ ...answers, name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
          {flag("isDefault")}
          {canShare ? flag("isShared") : null}
          {failure ? (
            <FormHelperText error role="alert">
              {failure}
            </FormHelperText>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={name === "" || isSaving}>
            {t("console.action.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
