import { useTexts, WorkCard } from "../../../../client/kit/console";
import { useCoins } from "../activity/useCoins";
import { usePayouts } from "./usePayouts";

/** Payouts that wait for the back office; nothing where there are none. */
export function PayoutsCard() {
  const { t } = useTexts();
  const coins = useCoins();
  const { data, refetch } = usePayouts();
  const pending = (data?.payouts ?? []).filter(({ status }) => status === "REQUESTED");
  if (pending.length === 0) return null;
  return (
    <WorkCard
      title={t("panel.payouts.card")}
      icon="Payments"
      lines={pending.map(({ id, email, amount }) => ({
        ...{ id, title: email, detail: t("panel.payouts.line", { coins: coins.of(amount) }) },
        ...{ action: t("panel.payouts.go"), to: "/payouts" },
      }))}
      onRetry={() => void refetch()}
    />
  );
}
