import { InputAdornment, TextField } from "@mui/material";
import { useId } from "react";
import { FormDialog, NumberField, useTexts } from "../../../../client/kit/console";
import { LONGEST_CONCEPT, MOST_LOADED, SHORTEST_CONCEPT } from "../../shared/credits";
import { type LoadedCompany, useLoad } from "./useLoad";

interface LoadDialogProps {
  readonly company: LoadedCompany;
  readonly onClose: () => void;
}

function Fields({ load, id }: { readonly load: ReturnType<typeof useLoad>; readonly id: string }) {
  const { t, language } = useTexts();
  const { form, issues } = load;
  const most = new Intl.NumberFormat(language).format(MOST_LOADED);
  return (
    <>
      <NumberField
        id={`${id}-amount`}
        label={t("credits.load.amount")}
        value={form.amount}
        onValue={(amount) => load.change({ amount })}
        error={issues.amount}
        helperText={issues.amount ? t("credits.load.issue.amount", { most }) : t("credits.load.amountHelp", { most })}
        autoFocus
        margin="dense"
        slotProps={{
          htmlInput: { maxLength: 20 },
          input: { endAdornment: <InputAdornment position="end">{t("credits.load.unit")}</InputAdornment> },
        }}
      />
      <TextField
        id={`${id}-concept`}
        label={t("credits.load.concept")}
        value={form.concept}
        onChange={(event) => load.change({ concept: event.target.value })}
        error={issues.concept}
        helperText={
          issues.concept
            ? t("credits.load.issue.concept", { least: SHORTEST_CONCEPT, most: LONGEST_CONCEPT })
            : t("credits.load.conceptHelp")
        }
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_CONCEPT } }}
      />
    </>
  );
}

/** Loads credits for a company, once it is confirmed how many. */
export function LoadDialog({ company, onClose }: LoadDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const load = useLoad(company, onClose);
  return (
    <FormDialog
      title={t("credits.load.title", { company: company.name })}
      submitLabel={t("credits.load.next")}
      isBusy={load.isBusy}
      error={load.error}
      onSubmit={() => void load.submit()}
      onClose={onClose}
    >
      <Fields load={load} id={id} />
    </FormDialog>
  );
}
