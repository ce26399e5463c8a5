import { formatDay, useTexts, useWork, WorkCard } from "../../../client/kit/console";
import { useReadLabel } from "./contracts";

const FILTER = { status: "OFFERED" };

/** The suite's home: offers that wait for the company's signature; nothing where there is none. */
export function OffersCard() {
  const { t, language } = useTexts();
  const label = useReadLabel();
  const { data, error, refetch } = useWork({
    resource: "contracts",
    filter: FILTER,
    sort: { field: "validUntil", order: "ASC" },
  });
  return (
    <WorkCard
      title={t("contracts.card.offers")}
      icon="Article"
      lines={data?.map(({ id, number, title, validUntil }) => ({
        id,
        title: String(title ?? ""),
        detail: [number, validUntil && t("contracts.card.until", { day: formatDay(String(validUntil), language) })]
          .filter(Boolean)
          .join(" · "),
        action: t(label),
        to: `/contracts/${id}/document`,
      }))}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
