import { absoluteTime, listAddress, useTexts, WorkCard } from "../../../../client/kit/console";
import { useOpenOrders } from "./useOrders";

/** The back office's home: which companies wait for credits, the longest first. */
export function OpenOrdersCard() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useOpenOrders();
  const number = new Intl.NumberFormat(language);
  const count = data && data.totalElements > 0 ? ` (${number.format(data.totalElements)})` : "";
  return (
    <WorkCard
      title={`${t("credits.orders.card.title")}${count}`}
      icon="Payments"
      lines={data?.items.map(({ id, title, period, orderedAt, company }) => ({
        id,
        title: company.name,
        detail: [
          title,
          ...(period === "ONCE" ? [] : [t(`entities.creditOrder.enums.period.${period}`)]),
          absoluteTime(new Date(orderedAt), language),
        ].join(" · "),
        action: t("credits.orders.card.action"),
        to: `/companies/${company.id}/credits`,
      }))}
      error={error}
      onRetry={() => void refetch()}
      empty={t("credits.orders.card.empty")}
      all={{ to: listAddress("credit-orders", { status: ["ORDERED"] }), label: t("credits.orders.card.all") }}
    />
  );
}
