import { absoluteTime, useTexts, WorkCard } from "../../../../client/kit/console";
import { useReviewQueue } from "./useReviewQueue";

/** Fields that don't go on until somebody decides; nothing where there are none. */
export function PausedCard() {
  const { t, language } = useTexts();
  const { data, refetch } = useReviewQueue();
  // Nothing stands here most of the time, and the queue beside it says what went wrong.
  if (!data) return null;
  return (
    <WorkCard
      title={t("studies.review.paused.title")}
      icon="PauseCircle"
      lines={data.paused.map(({ id, name, company, pausedAt }) => ({
        id,
        title: name,
        detail: t("studies.review.paused.since", { company, date: absoluteTime(new Date(pausedAt), language) }),
        action: t("studies.review.paused.go"),
        to: `/studies/${id}/field`,
      }))}
      onRetry={() => void refetch()}
    />
  );
}
