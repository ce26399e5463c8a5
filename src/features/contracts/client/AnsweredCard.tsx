import { useState } from "react";
import { absoluteTime, listAddress, useTexts, useWork, WorkCard } from "../../../client/kit/console";

const MS_PER_DAY = 86_400_000;
/** What was answered longer ago is no news. */
const NEWS_DAYS = 14;

/** The back office's home: what companies answered lately, and offers that have expired; nothing where there is none. */
export function AnsweredCard() {
  const { t, language } = useTexts();
  const [since] = useState(() => new Date(Date.now() - NEWS_DAYS * MS_PER_DAY).toISOString());
  const answered = useWork({
    resource: "contracts",
    filter: { status: ["SIGNED", "DECLINED"], decidedAt_gte: since },
    sort: { field: "decidedAt", order: "DESC" },
  });
  const expired = useWork({
    resource: "contracts",
    filter: { status: "EXPIRED" },
    sort: { field: "validUntil", order: "DESC" },
  });
  const found = answered.data && expired.data && [...answered.data, ...expired.data];
  return (
    <WorkCard
      title={t("contracts.card.answered")}
      icon="Article"
      lines={found?.map(({ id, number, title, status, decidedAt, signerName }) => ({
        id,
        title: `${number} · ${title}`,
        detail: [
          t(`entities.contract.enums.status.${status}`),
          status === "SIGNED" && signerName,
          decidedAt && absoluteTime(new Date(String(decidedAt)), language),
        ]
          .filter(Boolean)
          .join(" · "),
        action: t("contracts.card.look"),
        to: `/contracts/${id}/document`,
      }))}
      all={{ to: listAddress("contracts", { status: ["OFFERED", "DECLINED", "EXPIRED"] }) }}
      error={answered.error ?? expired.error}
      onRetry={() => void Promise.all([answered.refetch(), expired.refetch()])}
    />
  );
}
