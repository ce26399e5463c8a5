import { useId, useState } from "react";
import { FormDialog, NumberField, useTexts } from "../../../../../client/kit/console";
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
  const [labs, setLabs] = useState<number | undefined>(budget ?? undefined);
  const save = useBudget(onClose);
  return (
    <FormDialog
      title={t("ledger.labs.budget.title")}
      submitLabel={t("console.action.save")}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => {
        // The field says why.
        if (!Number.isNaN(labs)) save.mutate(labs ?? null);
      }}
      onClose={onClose}
    >
      <NumberField
        id={`${id}-amount`}
        label={t("ledger.labs.budget.amount")}
        helperText={t("ledger.labs.budget.help")}
        value={labs}
        onValue={setLabs}
        autoFocus
        margin="dense"
        slotProps={{ htmlInput: { maxLength: MOST_DIGITS } }}
      />
    </FormDialog>
  );
}
