import { clientOf, useTexts, useWork, WorkCard } from "../../../../client/kit/console";
import type { undecidedApi } from "../../shared/api/decisions";

/** Those that were worked on last. */
const MOST = 20;
/** What is found changes with the responses, not from one look to the next. */
const FRESH_MS = 60_000;

const undecided = clientOf<typeof undecidedApi>();

/** Activities with responses that signs speak against, until somebody keeps or discards them. */
export function ToDecide() {
  const { t } = useTexts();
  const activities = useWork({
    resource: "activities",
    filter: { questionnaire_isNull: false, status: ["ACTIVE", "FINISHED"] },
    sort: { field: "updatedAt", order: "DESC" },
    most: MOST,
  });
  const ids = activities.data?.map(({ id }) => id);
  const { data, error, refetch } = undecided.useCall(
    "GET /api/quality/undecided",
    { query: { activities: ids?.join() ?? "" } },
    { enabled: Boolean(ids?.length), staleTime: FRESH_MS },
  );
  const titles = new Map(activities.data?.map(({ id, title }) => [id, String(title ?? "")]));
  return (
    <WorkCard
      title={t("quality.home.title")}
      icon="VerifiedUser"
      lines={(ids?.length === 0 ? [] : data)?.map(({ activityId, responses }) => ({
        id: activityId,
        title: titles.get(activityId) ?? "",
        detail: t("quality.home.flagged", { smart_count: responses }),
        action: t("quality.home.action"),
        to: `/activities/${activityId}/quality`,
      }))}
      error={activities.error ?? error}
      onRetry={() => void Promise.all([activities.refetch(), ids?.length ? refetch() : undefined])}
    />
  );
}
