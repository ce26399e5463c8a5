import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material";
import { useId, useState } from "react";
import { failureText, useTexts } from "../../../../../client/kit/console";
import { useBudget } from "./useOverview";

const MOST_DIGITS = 9;

interface BudgetDialogProps {
  readonly budget: number | null;
  readonly onClose: () => void;
}

/** Sets how many LABs the community means to give; empty, it sets none. */
export function BudgetDialog({ budget, onClose }: BudgetDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState(budget === null ? "" : String(budget));
  const save = useBudget(onClose);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(text === "" ? null : Number(text));
        }}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
          {t("ledger.labs.budget.title")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <TextField
            id={`${id}-amount`}
            label={t("ledger.labs.budget.amount")}
            helperText={t("ledger.labs.budget.help")}
            value={text}
            onChange={(event) => setText(event.target.value.replace(/\D/g, ""))}
            autoFocus
            autoComplete="off"
            margin="dense"
            slotProps={{ htmlInput: { inputMode: "numeric", maxLength: MOST_DIGITS } }}
          />
          {save.error && (
            <Alert severity="error" role="alert">
              {failureText(save.error, t)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t("console.action.save")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
