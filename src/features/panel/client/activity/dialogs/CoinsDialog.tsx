import { TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useId } from "react";
import { FormDialog, NumberField, useTexts } from "../../../../../client/kit/console";
import { LONGEST_CONCEPT, MOST_BY_HAND, SHORTEST_CONCEPT } from "../../../shared/coins";
import { useCoins } from "../useCoins";
import { useGrant } from "./useGrant";

const KINDS = ["CUSTOM", "PAYMENT"] as const;

interface CoinsDialogProps {
  readonly panelistId: string;
  /** What the panelist has. */
  readonly coins: number;
  readonly onClose: () => void;
  /** Told when it was written. */
  readonly onDone: () => void;
}

/** Gives a panelist coins, or notes that they were paid out. */
export function CoinsDialog({ panelistId, coins, onClose, onDone }: CoinsDialogProps) {
  const { t, language } = useTexts();
  const text = useCoins();
  const id = useId();
  const grant = useGrant(panelistId, onDone);
  const { form, issues } = grant;
  const most = new Intl.NumberFormat(language).format(MOST_BY_HAND);
  return (
    <FormDialog
      title={t("panel.coins.title")}
      submitLabel={t(`panel.coins.go.${form.kind}`)}
      error={grant.error}
      isBusy={grant.isBusy}
      onSubmit={grant.submit}
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={form.kind}
        aria-label={t("panel.coins.kindLabel")}
        onChange={(_event, kind: (typeof KINDS)[number] | null) => kind && grant.change({ kind })}
        sx={{ mt: 1 }}
      >
        {KINDS.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {t(`panel.coins.kind.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <NumberField
        id={`${id}-amount`}
        label={t("panel.coins.amount")}
        value={form.amount}
        decimals={2}
        onValue={(amount) => grant.change({ amount })}
        error={issues.amount}
        helperText={
          issues.amount ? t("panel.coins.amountIssue", { most }) : t(`panel.coins.help.${form.kind}`, { coins: text.of(coins) })
        }
        autoFocus
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <TextField
        id={`${id}-concept`}
        label={t("panel.coins.concept")}
        value={form.concept}
        onChange={(event) => grant.change({ concept: event.target.value })}
        error={issues.concept}
        helperText={issues.concept ? t("panel.coins.conceptIssue", { least: SHORTEST_CONCEPT }) : t("panel.coins.conceptHelp")}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_CONCEPT } }}
      />
    </FormDialog>
  );
}
