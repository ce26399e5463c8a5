import { InputAdornment, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { ApiError, FormDialog, NumberField, useTexts } from "../../../../client/kit/console";
import { HIGHEST_PRICE, invoiceSums, LONGEST_INVOICE_NUMBER } from "../../shared/orders";
import type { CreditOrder } from "../../shared/ordersApi";
import { confirmOrder, useOrderMove } from "../orders/useOrders";
import type { LoadedCompany } from "./useLoad";

interface ConfirmDialogProps {
  readonly order: CreditOrder;
  readonly company: LoadedCompany;
  /** € before tax, by the price of a credit; absent where it has none. */
  readonly expectedPrice: number | undefined;
  readonly onClose: () => void;
}

interface InvoiceForm {
  readonly number: string;
  readonly date: string;
  readonly price: number | undefined;
  readonly taxRate: number | undefined;
}

/** Of the reader's clock, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

const isWithin = (value: number | undefined, most: number) => value !== undefined && value >= 0 && value <= most;

const issuesOf = ({ number, date, price, taxRate }: InvoiceForm) => ({
  number: number.trim() === "",
  date: date === "" || date > today(),
  price: !isWithin(price, HIGHEST_PRICE),
  taxRate: !isWithin(taxRate, 100),
});

const refusalAt = ({ problem }: ApiError, path: string) => problem?.errors?.find((one) => one.path === path)?.message;

/** The invoice that goes with the credits: they are loaded at once. */
export function ConfirmDialog({ order, company, expectedPrice, onClose }: ConfirmDialogProps) {
  const { t, language } = useTexts();
  const [form, setForm] = useState<InvoiceForm>({ number: "", date: today(), price: expectedPrice, taxRate: 21 });
  const [hasTried, setHasTried] = useState(false);
  const move = useOrderMove(confirmOrder, "credits.orders.confirm.done", onClose);
  const change = (part: Partial<InvoiceForm>) => {
    setForm((before) => ({ ...before, ...part }));
    move.reset();
  };
  const { number, date, price = 0, taxRate = 0 } = form;
  const issues = issuesOf(form);
  const hasIssue = Object.values(issues).some(Boolean);
  const numbers = new Intl.NumberFormat(language);
  const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
  const most = numbers.format(HIGHEST_PRICE);
  // What the server alone knows: the dates of the invoices before.
  const refusedDate = move.error instanceof ApiError ? refusalAt(move.error, "/invoiceDate") : undefined;
  const stateOf = (name: keyof InvoiceForm) =>
    hasTried && issues[name] ? { error: true, helperText: t(`credits.orders.confirm.issue.${name}`, { most }) } : {};
  const dateState = () => {
    if (refusedDate) return { error: true, helperText: refusedDate };
    return date > today() ? { error: true, helperText: t("credits.orders.confirm.issue.future") } : stateOf("date");
  };
  const submit = () => {
    setHasTried(true);
    if (!hasIssue) move.mutate({ id: order.id, invoiceNumber: number.trim(), invoiceDate: date, price, taxRate });
  };
  const words = { smart_count: order.amount, amount: numbers.format(order.amount), company: company.name };
  return (
    <FormDialog
      title={t("credits.orders.confirm.title", words)}
      submitLabel={t("credits.orders.confirm.send")}
      isBusy={move.isPending}
      error={refusedDate ? undefined : move.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("credits.orders.confirm.number")}
        value={number}
        onChange={(event) => change({ number: event.target.value })}
        autoFocus
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_INVOICE_NUMBER } }}
        {...stateOf("number")}
      />
      <TextField
        type="date"
        label={t("credits.orders.confirm.date")}
        value={date}
        onChange={(event) => change({ date: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        {...dateState()}
      />
      <NumberField
        label={t("credits.orders.confirm.price")}
        decimals={2}
        value={form.price}
        onValue={(value) => change({ price: value })}
        slotProps={{ input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } }}
        {...stateOf("price")}
      />
      <NumberField
        label={t("credits.orders.confirm.taxRate")}
        decimals={2}
        value={form.taxRate}
        onValue={(value) => change({ taxRate: value })}
        slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
        {...stateOf("taxRate")}
      />
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {!issues.price && !issues.taxRate
          ? t("credits.orders.confirm.total", { total: euros.format(invoiceSums(price, taxRate).total) })
          : ""}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t("credits.orders.confirm.help")}
      </Typography>
    </FormDialog>
  );
}
