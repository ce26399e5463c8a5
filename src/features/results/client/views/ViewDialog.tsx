import { FormControlLabel, FormHelperText, Switch, TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../client/kit/console";
import { LONGEST_VIEW_NAME } from "../../shared/viewLimits";

export interface ViewAnswers {
  readonly name: string;
  readonly isShared: boolean;
}

interface ViewDialogProps {
  readonly title: string;
  readonly initial: ViewAnswers;
  /** Whether the reader may save for the team. */
  readonly canShare: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSave: (answers: ViewAnswers) => void;
  readonly onClose: () => void;
}

/** What a view is called, and whether the team sees it. */
export function ViewDialog({ title, initial, canShare, isBusy, error, onSave, onClose }: ViewDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState(initial.name);
  const [isShared, setShared] = useState(initial.isShared);
  return (
    <FormDialog
      title={title}
      submitLabel={t("resultsViews.save")}
      isDisabled={name.trim() === ""}
      isBusy={isBusy}
      error={error}
      maxWidth="xs"
      onSubmit={() => onSave({ name: name.trim(), isShared })}
      onClose={onClose}
    >
      <TextField
        label={t("resultsViews.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_VIEW_NAME } }}
        margin="dense"
        autoComplete="off"
        autoFocus
      />
      {canShare && (
        <div>
          <FormControlLabel
            control={<Switch checked={isShared} onChange={(_event, next) => setShared(next)} />}
            label={t("resultsViews.share")}
          />
          <FormHelperText>{t("resultsViews.shareHelp")}</FormHelperText>
        </div>
      )}
    </FormDialog>
  );
}
