import { useTexts, WorkCard } from "../../../client/kit/console";
import { usePlanData } from "./credits";

/** The home's card: what may be spent, and what is set aside. */
export function CreditsCard() {
  const { t, language } = useTexts();
  const { data, error, refetch } = usePlanData();
  const number = new Intl.NumberFormat(language);
  const lines = data && [
    {
      id: "balance",
      title: `${number.format(data.available)} · ${t("credits.available")}`,
      detail: `${number.format(data.held)} · ${t("credits.held")}`,
      action: t("credits.statement.title"),
      to: "/creditos",
    },
  ];
  return <WorkCard title={t("credits.title")} icon="Payments" lines={lines} error={error} onRetry={() => void refetch()} />;
}
