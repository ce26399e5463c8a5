import { listAddress, useStagePath, useTexts, useWork, WorkCard } from "../../../../client/kit/console";
import { useStandings } from "../standings";

const FILTER = { status: "CONFIGURING" };

/** Activities that are being set up, each with the step that is missing. */
export function Drafts() {
  const { t } = useTexts();
  const pathOf = useStagePath();
  const drafts = useWork({ resource: "activities", filter: FILTER, sort: { field: "updatedAt", order: "DESC" } });
  const standings = useStandings(drafts.data?.map(({ id }) => id));
  const lines = standings.data
    ? drafts.data?.map((activity) => {
        const isSetUp = standings.data.get(activity.id)?.isSetUp ?? false;
        return {
          id: activity.id,
          title: String(activity.title ?? ""),
          detail: `${t(`activityTypes.${activity.type}.name`)} · ${t(isSetUp ? "activities.home.ready" : "activities.home.unready")}`,
          action: t(isSetUp ? "activities.home.publish" : "activities.home.continue"),
          to: isSetUp ? `${pathOf("activity", activity)}/step3` : pathOf("activity", activity, "setup"),
        };
      })
    : undefined;
  return (
    <WorkCard
      title={t("activities.home.drafts")}
      icon="EditNote"
      lines={lines}
      error={drafts.error ?? standings.error}
      onRetry={() => void Promise.all([drafts.refetch(), standings.refetch()])}
      all={{ to: listAddress("activities", FILTER) }}
    />
  );
}
