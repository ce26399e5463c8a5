import { Alert, Box, Button, Paper, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import {
  EmptyState,
  ErrorState,
  failureText,
  formatDay,
  Icon,
  LoadingState,
  RelativeTime,
  StateChip,
  useTexts,
} from "../../../../client/kit/console";
import type { OrderState } from "../../shared/orders";
import type { CreditOrder } from "../../shared/ordersApi";
import { type OrderPages, useInvoice } from "./useOrders";

const TONES = { ORDERED: "wait", CONFIRMED: "good", REJECTED: "bad", WITHDRAWN: "calm" } as const;

export function InvoiceButton({ id, number }: { readonly id: string; readonly number: string }) {
  const { t } = useTexts();
  const { isBusy, save } = useInvoice();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon name="Download" />}
      loading={isBusy}
      loadingPosition="start"
      aria-label={`${t("credits.orders.download")} ${number}`}
      onClick={() => void save(id, number)}
    >
      {t("credits.orders.invoice", { number })}
    </Button>
  );
}

function Row({ order, actions }: { readonly order: CreditOrder; readonly actions: ReactNode }) {
  const { t, language } = useTexts();
  const { id, amount, period, nextDate, reference, note, state, orderedAt, orderedBy, rejection, invoice } = order;
  const words = { smart_count: amount, amount: new Intl.NumberFormat(language).format(amount) };
  const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
  const isRepeated = period !== "ONCE";
  const facts = [
    reference,
    orderedBy,
    isRepeated && t(`entities.creditOrder.enums.period.${period}`),
    invoice && t("credits.orders.total", { total: euros.format(invoice.total) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.5,
        ...{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" },
        ...{ "& + &": { borderTop: 1, borderColor: "divider" } },
      }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {t("credits.orders.amount", words)}
          </Typography>
          <StateChip tone={TONES[state as OrderState]} label={t(`entities.creditOrder.enums.status.${state}`)} />
        </Box>
        <Typography variant="body2" component="div" sx={{ color: "text.secondary", whiteSpace: "pre-line" }}>
          <RelativeTime value={orderedAt} />
          {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
          {nextDate && <div>{t("credits.orders.next", { date: formatDay(nextDate, language) })}</div>}
          {note && <div>{note}</div>}
          {rejection && <div>{t("credits.orders.rejected", { reason: rejection })}</div>}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {invoice && <InvoiceButton id={id} number={invoice.number} />}
        {actions}
      </Box>
    </Box>
  );
}

interface OrdersProps {
  readonly pages: OrderPages;
  readonly empty: ReactNode;
  /** What may be done with an order. */
  readonly actionsOf: (order: CreditOrder) => ReactNode;
}

function Found({ pages, empty, actionsOf }: OrdersProps) {
  const { t } = useTexts();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  if (total === 0) return empty;
  return (
    <>
      <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {items.map((order) => (
          <Row key={order.id} order={order} actions={actionsOf(order)} />
        ))}
      </Paper>
      {error && <Alert severity="error">{failureText(error, t)}</Alert>}
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ alignSelf: "flex-start" }}
        >
          {t("credits.orders.more")}
        </Button>
      )}
    </>
  );
}

/** Orders with their state and their invoice, the newest first. */
export function Orders(props: OrdersProps) {
  const { t } = useTexts();
  return (
    <Stack component="section" aria-label={t("credits.orders.title")} sx={{ gap: 2 }}>
      <Typography variant="h3" component="h2">
        {t("credits.orders.title")}
      </Typography>
      <Found {...props} />
    </Stack>
  );
}

/** What stands there before the first order of one's own. */
export function NoOrders() {
  const { t } = useTexts();
  return <EmptyState icon="Payments" title={t("credits.orders.empty.title")} body={t("credits.orders.empty.body")} />;
}
