import { InputAdornment, TextField, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useId } from "react";
import { FormDialog, Icon, NamesFailure, NumberField, useTexts } from "../../../../../client/kit/console";
import { LONGEST_REASON, MOST_LABS, MOST_MEMBERS } from "../../../shared/points";
import { useGive } from "./useGive";

interface GiveDialogProps {
  /** Members who are chosen already. @default they are typed or pasted */
  readonly ids?: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Give = ReturnType<typeof useGive>;

function Direction({ give }: { readonly give: Give }) {
  const { t } = useTexts();
  const direction = give.form.isTaking ? "take" : "give";
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={direction}
      aria-label={t("ledger.labs.give.direction")}
      onChange={(_, next: string | null) => next && give.change({ isTaking: next === "take" })}
    >
      <ToggleButton value="give" sx={{ gap: 1 }}>
        <Icon name="Add" fontSize="small" />
        {t("ledger.labs.give.give")}
      </ToggleButton>
      <ToggleButton value="take" sx={{ gap: 1 }}>
        <Icon name="Remove" fontSize="small" />
        {t("ledger.labs.give.take")}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function Names({ give, id }: { readonly give: Give; readonly id: string }) {
  const { t } = useTexts();
  const { form, issues, members } = give;
  const help =
    members.length > 0 ? t("ledger.labs.give.counted", { smart_count: members.length }) : t("ledger.labs.give.namesHelp");
  return (
    <TextField
      id={`${id}-names`}
      label={t("ledger.labs.give.names")}
      value={form.names}
      onChange={(event) => give.change({ names: event.target.value })}
      error={issues.names !== undefined}
      helperText={issues.names ? t(`ledger.labs.give.issue.${issues.names}`, { most: MOST_MEMBERS }) : help}
      multiline
      minRows={2}
      maxRows={6}
      autoFocus
    />
  );
}

function Total({ give }: { readonly give: Give }) {
  const { t, language } = useTexts();
  const { form, members } = give;
  const labs = form.labs ?? 0;
  const isCounted = labs > 0 && members.length > 0;
  const total = new Intl.NumberFormat(language).format(isCounted ? labs * members.length : 0);
  return (
    <Typography role="status" variant="body2" sx={{ color: "text.secondary", minHeight: "1.5em" }}>
      {isCounted &&
        t(form.isTaking ? "ledger.labs.give.totalTaken" : "ledger.labs.give.total", { total, smart_count: members.length })}
    </Typography>
  );
}

/** Gives members LABs, or takes them away, for a reason that they read. */
export function GiveDialog({ ids, onClose, onDone }: GiveDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const give = useGive(ids, onDone);
  const { form, issues } = give;
  return (
    <FormDialog
      title={ids ? t("ledger.labs.give.titleFor", { smart_count: ids.length }) : t("ledger.labs.give.title")}
      submitLabel={t(form.isTaking ? "ledger.labs.give.take" : "ledger.labs.give.give")}
      color={form.isTaking ? "error" : "primary"}
      isBusy={give.isBusy}
      maxWidth="sm"
      onSubmit={() => give.submit()}
      onClose={onClose}
    >
      <Direction give={give} />
      {!ids && <Names give={give} id={id} />}
      <NumberField
        id={`${id}-labs`}
        label={t("ledger.labs.give.each")}
        value={form.labs}
        onValue={(labs) => give.change({ labs })}
        error={issues.labs !== undefined}
        helperText={issues.labs && t(`ledger.labs.give.issue.${issues.labs}`, { most: MOST_LABS })}
        autoFocus={ids !== undefined}
        slotProps={{
          htmlInput: { maxLength: 20 },
          input: { endAdornment: <InputAdornment position="end">LABs</InputAdornment> },
        }}
      />
      <TextField
        id={`${id}-reason`}
        label={t("ledger.labs.give.reason")}
        value={form.reason}
        onChange={(event) => give.change({ reason: event.target.value })}
        error={issues.reason !== undefined}
        helperText={issues.reason ? t(`ledger.labs.give.issue.${issues.reason}`) : t("ledger.labs.give.reasonHelp")}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
      />
      <Total give={give} />
      {give.error ? <NamesFailure error={give.error} /> : null}
    </FormDialog>
  );
}
