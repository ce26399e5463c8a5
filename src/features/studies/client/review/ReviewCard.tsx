import { absoluteTime, listAddress, useTexts, WorkCard } from "../../../../client/kit/console";
import type { StudyToReview } from "../../shared/api/home";
import { useReviewQueue } from "./useReviewQueue";

/** What the card shows, in the list of studies. */
const FILTER = { status: "CONFIRMED", approvedAt_isNull: true };

/** Studies that clients have released, the first due first. */
export function ReviewCard() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useReviewQueue();
  const number = new Intl.NumberFormat(language);
  const dueOf = ({ reviewEndsAt, isLate }: StudyToReview) =>
    reviewEndsAt
      ? [t(`studies.review.${isLate ? "late" : "due"}`, { date: absoluteTime(new Date(reviewEndsAt), language) })]
      : [];
  const detailOf = (study: StudyToReview) => [
    study.company,
    t("studies.review.people", { smart_count: study.sampleSize, people: number.format(study.sampleSize) }),
    t("studies.credits", { smart_count: study.price, amount: number.format(study.price) }),
    ...dueOf(study),
  ];
  return (
    <WorkCard
      title={t("studies.review.title")}
      icon="VerifiedUser"
      lines={data?.waiting.map((study) => ({
        id: study.id,
        title: study.name,
        detail: detailOf(study).join(" · "),
        action: t("studies.review.go"),
        to: `/studies/${study.id}/order`,
        isUrgent: study.isLate,
      }))}
      error={error}
      onRetry={() => void refetch()}
      empty={t("studies.review.empty")}
      all={{ to: listAddress("studies", FILTER) }}
    />
  );
}
