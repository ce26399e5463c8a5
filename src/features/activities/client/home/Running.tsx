import { listAddress, RelativeTime, useStagePath, useTexts, WorkCard } from "../../../../client/kit/console";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { PUBLISHED, usePublished } from "./usePublished";

const SOON_MS = 2 * MS_PER_DAY;

/** Activities that are open now: how many have answered, and when they end. */
export function Running() {
  const { t } = useTexts();
  const pathOf = useStagePath();
  const { activities, answeredOf, error, retry } = usePublished("open");
  return (
    <WorkCard
      title={t("activities.home.running")}
      icon="PlayCircle"
      lines={activities?.map((activity) => {
        const { id, endsAt } = activity;
        const answered = t("activities.home.answered", { smart_count: answeredOf(id) });
        return {
          id,
          title: String(activity.title ?? ""),
          detail:
            typeof endsAt === "string" ? (
              <>
                {answered} · {t("activities.home.ends")} <RelativeTime value={endsAt} />
              </>
            ) : (
              answered
            ),
          isUrgent: typeof endsAt === "string" && Date.parse(endsAt) - Date.now() < SOON_MS,
          action: t("activities.home.results"),
          to: pathOf("activity", activity, "results"),
        };
      })}
      error={error}
      onRetry={retry}
      empty={t("activities.home.noneRunning")}
      all={{ to: listAddress("activities", PUBLISHED) }}
    />
  );
}
