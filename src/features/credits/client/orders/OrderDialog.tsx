import { InputAdornment, MenuItem, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, NumberField, useConfirm, useTexts } from "../../../../client/kit/console";
import { MOST_LOADED } from "../../shared/credits";
import { creditsPrice, LONGEST_NOTE, LONGEST_REFERENCE, ORDER_PERIODS, type OrderPeriod } from "../../shared/orders";
import { useCreditPrice } from "../operator/useOperator";
import { sendOrder, useOrderMove } from "./useOrders";

interface OrderForm {
  /** `NaN` where what was typed is no whole number. */
  readonly amount: number | undefined;
  readonly period: OrderPeriod;
  readonly reference: string;
  readonly note: string;
}

const EMPTY: OrderForm = { amount: undefined, period: "ONCE", reference: "", note: "" };

const isOrderable = (amount: number | undefined): amount is number =>
  amount !== undefined && amount >= 1 && amount <= MOST_LOADED;

/** What is typed, and sending it once, after it was confirmed, however often one presses. */
function useOrder(onDone: () => void) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const [form, setForm] = useState(EMPTY);
  const [hasTried, setHasTried] = useState(false);
  // One order has one key, also where its answer was lost and it is sent again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const move = useOrderMove(sendOrder, "credits.orders.dialog.done", onDone);
  const amount = form.amount ?? 0;
  const isWrong = !isOrderable(amount);
  return {
    form,
    move,
    hasIssue: hasTried && isWrong,
    change: (part: Partial<OrderForm>) => {
      setForm((before) => ({ ...before, ...part }));
      setKey(crypto.randomUUID());
      move.reset();
    },
    submit: async () => {
      setHasTried(true);
      if (isWrong || move.isPending) return;
      const words = { smart_count: amount, amount: new Intl.NumberFormat(language).format(amount) };
      const isConfirmed = await confirm({
        title: t("credits.orders.dialog.confirmTitle", words),
        body:
          form.period === "ONCE"
            ? t("credits.orders.dialog.confirmBody")
            : t("credits.orders.dialog.confirmRepeated", { every: t(`credits.orders.every.${form.period}`) }),
        confirmLabel: t("credits.orders.dialog.send", words),
      });
      const { period, reference, note } = form;
      if (isConfirmed) move.mutate({ amount, period, reference: reference.trim(), note: note.trim(), key });
    },
  };
}

/** What it will cost, as far as that is known before. */
function OrderPrice({ amount }: { readonly amount: number | undefined }) {
  const { t, language } = useTexts();
  const { data } = useCreditPrice();
  if (!data) return null;
  if (data.perCredit === null) return <Typography variant="body2">{t("credits.orders.dialog.priceLater")}</Typography>;
  if (!isOrderable(amount)) return null;
  const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
  return (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {t("credits.orders.dialog.price", { price: euros.format(creditsPrice(amount, data.perCredit)) })}
    </Typography>
  );
}

/** Asks the back office for credits, once it is confirmed how many. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTexts();
  const id = useId();
  const { form, move, hasIssue, change, submit } = useOrder(onClose);
  const most = new Intl.NumberFormat(language).format(MOST_LOADED);
  return (
    <FormDialog
      title={t("credits.orders.dialog.title")}
      submitLabel={t("credits.load.next")}
      isBusy={move.isPending}
      error={move.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t("credits.orders.dialog.intro")}</Typography>
      <NumberField
        id={`${id}-amount`}
        label={t("credits.load.amount")}
        value={form.amount}
        onValue={(amount) => change({ amount })}
        error={hasIssue}
        helperText={t(hasIssue ? "credits.load.issue.amount" : "credits.load.amountHelp", { most })}
        autoFocus
        slotProps={{
          htmlInput: { maxLength: 20 },
          input: { endAdornment: <InputAdornment position="end">{t("credits.load.unit")}</InputAdornment> },
        }}
      />
      <OrderPrice amount={form.amount} />
      <TextField
        id={`${id}-period`}
        select
        label={t("credits.orders.dialog.period")}
        value={form.period}
        onChange={(event) => change({ period: event.target.value as OrderPeriod })}
        helperText={
          form.period === "ONCE"
            ? t("credits.orders.dialog.onceHelp")
            : t("credits.orders.dialog.periodHelp", { every: t(`credits.orders.every.${form.period}`) })
        }
      >
        {ORDER_PERIODS.map((period) => (
          <MenuItem key={period} value={period}>
            {t(`entities.creditOrder.enums.period.${period}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id={`${id}-reference`}
        label={t("credits.orders.dialog.reference")}
        value={form.reference}
        onChange={(event) => change({ reference: event.target.value })}
        helperText={t("credits.orders.dialog.referenceHelp")}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_REFERENCE } }}
      />
      <TextField
        id={`${id}-note`}
        label={t("credits.orders.dialog.note")}
        value={form.note}
        onChange={(event) => change({ note: event.target.value })}
        helperText={t("credits.orders.dialog.noteHelp")}
        multiline
        minRows={2}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
    </FormDialog>
  );
}
