import { listAddress, useTexts, useWork, WorkCard } from "../../../../client/kit/console";

const FILTER = { status: "OPEN" };

/** What people of companies ask and nobody has answered, the longest waiting first; nothing where there is none. */
export function OpenCasesCard() {
  const { t } = useTexts();
  const { data, error, refetch } = useWork({
    resource: "support-cases",
    filter: FILTER,
    sort: { field: "createdAt", order: "ASC" },
  });
  return (
    <WorkCard
      title={t("account.support.card.title")}
      icon="HelpOutline"
      lines={data?.map(({ id, message, subject }) => ({
        id,
        title: String(message ?? ""),
        detail: t(`entities.supportCase.enums.subject.${subject}`),
        action: t("account.support.card.go"),
        to: `/support-cases/${id}`,
      }))}
      all={{ to: listAddress("support-cases", { status: ["OPEN"] }) }}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
