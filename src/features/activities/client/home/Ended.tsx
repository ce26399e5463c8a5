import { RelativeTime, useStagePath, useTexts, WorkCard } from "../../../../client/kit/console";
import { usePublished } from "./usePublished";

/** Activities whose time is over and that nobody has finished yet, the last to end first. */
export function Ended() {
  const { t } = useTexts();
  const pathOf = useStagePath();
  const { activities, answeredOf, error, retry } = usePublished("ended");
  return (
    <WorkCard
      title={t("activities.home.ended")}
      icon="Flag"
      lines={activities?.toReversed().map((activity) => ({
        id: activity.id,
        title: String(activity.title ?? ""),
        detail: (
          <>
            {t("activities.home.answered", { smart_count: answeredOf(activity.id) })} · {t("activities.home.wasOver")}{" "}
            <RelativeTime value={String(activity.endsAt)} />
          </>
        ),
        action: t("activities.home.results"),
        to: pathOf("activity", activity, "results"),
      }))}
      error={error}
      onRetry={retry}
    />
  );
}
