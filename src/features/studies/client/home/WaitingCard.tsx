import { useTexts, WorkCard, type WorkLine } from "../../../../client/kit/console";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { WaitingStudy } from "../../shared/api/home";
import { Clipped } from "./Clipped";
import { useOverview } from "./useOverview";

/** A price that expires sooner can't wait. */
const URGENT_MS = 3 * MS_PER_DAY;

const isUrgent = ({ reason, until }: WaitingStudy) =>
  reason === "sentBack" ||
  reason === "blocked" ||
  reason === "paused" ||
  (until !== null && Date.parse(until) - Date.now() < URGENT_MS);

/** What waits for the company, each with why and where it is done. */
export function WaitingCard() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useOverview();
  const dayIn = (moment: string) => new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(moment));
  const lineOf = (study: WaitingStudy): WorkLine => ({
    id: study.id,
    title: study.name,
    detail: (
      <Clipped>
        {t(`studies.home.waiting.reasons.${study.reason}`, {
          comment: study.comment ?? "",
          date: study.until ? dayIn(study.until) : "",
        })}
      </Clipped>
    ),
    action: t(`studies.home.waiting.actions.${study.reason}`),
    to: `/studies/${study.id}/order`,
    isUrgent: isUrgent(study),
  });
  return (
    <WorkCard
      title={t("studies.home.waiting.title")}
      icon="HourglassEmpty"
      lines={data?.waiting.map(lineOf)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("studies.home.waiting.empty")}
    />
  );
}
