import { Box, Button, CircularProgress, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { ActionBar } from "../../common/ActionBar";
import { useTexts } from "../../common/useTexts";

interface SaveBarProps {
  /** Id of the form: on a phone the bar lies outside it. */
  readonly form: string;
  /** Labels of the fields that changed. */
  readonly changed: readonly string[];
  /** Said while nothing has changed. */
  readonly idle: string;
  readonly saveLabel: string;
  readonly isSaving: boolean;
  readonly canSave: boolean;
  /** How safe what was typed is. */
  readonly status?: ReactNode;
  /** What takes the changes back. @default the word for leaving the form */
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
}

const SHOWN = 3;

/** Stays in sight below the form: what changed, and what to do with it. */
export function SaveBar({ form, changed, idle, saveLabel, isSaving, canSave, status, cancelLabel, onCancel }: SaveBarProps) {
  const { t } = useTexts();
  const names = changed.slice(0, SHOWN).join(", ");
  const more = changed.length > SHOWN ? ` ${t("console.form.more", { count: changed.length - SHOWN })}` : "";
  return (
    <ActionBar>
      <Box sx={{ flex: { xs: "1 1 100%", sm: "1 1 200px" }, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary" aria-live="polite">
          {changed.length > 0 ? t("console.form.changed", { names: `${names}${more}` }) : idle}
        </Typography>
        {status}
      </Box>
      <Button color="inherit" onClick={onCancel} disabled={isSaving || (cancelLabel !== undefined && changed.length === 0)}>
        {cancelLabel ?? t("console.action.cancel")}
      </Button>
      <Button
        type="submit"
        form={form}
        variant="contained"
        disabled={!canSave || isSaving}
        startIcon={isSaving ? <CircularProgress size={16} color="inherit" /> : undefined}
      >
        {saveLabel}
      </Button>
    </ActionBar>
  );
}
