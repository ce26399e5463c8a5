import { TextField } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useTexts } from "../../../../../client/kit/console";
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
    <FormDialog
      title={t("ledger.labs.budget.title")}
      submitLabel={t("console.action.save")}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => {
        save.mutate(text === "" ? null : Number(text));
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
