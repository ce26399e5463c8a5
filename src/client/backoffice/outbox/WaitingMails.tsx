import { useQuery } from "@tanstack/react-query";
import { RelativeTime } from "../../screens/common/RelativeTime";
import { useTexts } from "../../screens/common/useTexts";
import { WorkCard } from "../../screens/work/WorkCard";
import { fetchOutbox, type OutboxStatus } from "./outboxApi";

/** What failed comes first: it does not go away by itself. */
const WAITING: readonly OutboxStatus[] = ["ERROR", "NEW"];

/** Mails that failed, or that wait to be sent. */
export function WaitingMails() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ["work", "outbox"],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(WAITING.map((status) => fetchOutbox({ status }, "", signal)));
      return pages.flatMap(({ entries }) => entries);
    },
    staleTime: 0,
  });
  return (
    <WorkCard
      title={t("console.home.mails.title")}
      icon="Email"
      lines={data?.map(({ id, subject, to, status, createdAt }) => ({
        id,
        title: subject ?? to,
        detail: (
          <>
            {t(status === "ERROR" ? "console.home.mails.failed" : "console.home.mails.waiting")} ·{" "}
            <RelativeTime value={createdAt} />
          </>
        ),
        isUrgent: status === "ERROR",
        action: t("console.home.mails.action"),
        to: `/outbox/${encodeURIComponent(id)}`,
      }))}
      error={error}
      onRetry={() => void refetch()}
      empty={t("console.home.mails.empty")}
      all={{ to: "/outbox" }}
    />
  );
}
