import { absoluteTime, useTexts, WorkCard } from "../../../client/kit/console";
import { plans } from "./plans";

/** The home's card: communities that end soon or have just ended, each leading to where it is prolonged. */
export function EndingCard() {
  const { t, language } = useTexts();
  const { data, error, refetch } = plans.useCall("GET /api/communities/ending", {}, { staleTime: 0 });
  const lines = data?.map(({ id, name, endsAt }) => {
    const end = new Date(endsAt);
    const isOver = end.getTime() <= Date.now();
    return {
      id,
      title: name,
      detail: t(`communities.home.ending.${isOver ? "ended" : "ends"}`, { date: absoluteTime(end, language) }),
      action: t("communities.plan.extend"),
      to: `/communities/${id}/plan`,
      isUrgent: isOver,
    };
  });
  return (
    <WorkCard
      title={t("communities.home.ending.title")}
      icon="Schedule"
      lines={lines}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
