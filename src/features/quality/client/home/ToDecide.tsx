import { useQuery } from "@tanstack/react-query";
import { fetchJson, useTexts, useWork, WorkCard } from "../../../../client/kit/console";
import type { UndecidedCount } from "../../shared/undecided";

/** Those that were worked on last. */
const MOST = 20;
/** What is found changes with the responses, not from one look to the next. */
const FRESH_MS = 60_000;

function useUndecided(ids: readonly string[] | undefined) {
  return useQuery({
    queryKey: ["work", "undecided", ids],
    queryFn: async ({ signal }) =>
      ids?.length
        ? fetchJson<readonly UndecidedCount[]>(`/api/quality/undecided?activities=${ids.join(",")}`, { signal })
        : ([] as const),
    enabled: ids !== undefined,
    staleTime: FRESH_MS,
  });
}

/** Activities with responses that signs speak against, until somebody keeps or discards them. */
export function ToDecide() {
  const { t } = useTexts();
  const activities = useWork({
    resource: "activities",
    filter: { questionnaire_isNull: false, status: ["ACTIVE", "FINISHED"] },
    sort: { field: "updatedAt", order: "DESC" },
    most: MOST,
  });
  const { data, error, refetch } = useUndecided(activities.data?.map(({ id }) => id));
  const titles = new Map(activities.data?.map(({ id, title }) => [id, String(title ?? "")]));
  return (
    <WorkCard
      title={t("quality.home.title")}
      icon="VerifiedUser"
      lines={data?.map(({ activityId, responses }) => ({
        id: activityId,
        title: titles.get(activityId) ?? "",
        detail: t("quality.home.flagged", { smart_count: responses }),
        action: t("quality.home.action"),
        to: `/activities/${activityId}/quality`,
      }))}
      error={activities.error ?? error}
      onRetry={() => void Promise.all([activities.refetch(), refetch()])}
    />
  );
}
