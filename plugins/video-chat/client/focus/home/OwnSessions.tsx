import { useQuery } from "@tanstack/react-query";
import { absoluteTime, clientOf, useTexts, WorkCard } from "../../../../../src/client/kit/console";
import type { ownSessionsApi } from "../../../shared/ownSessionsApi";

const api = clientOf<typeof ownSessionsApi>();
const OWN = "GET /api/focus/own-sessions";

/** What a participant takes part in, each line leading to their own page of the session. */
export function OwnSessions() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useQuery({ queryKey: api.keyOf(OWN, {}), queryFn: () => api.call(OWN, {}), staleTime: 0 });
  const lines = data?.map(({ id, study, startsAt, hasPlace, path }) => ({
    id,
    title: study,
    detail: `${absoluteTime(new Date(startsAt), language)} · ${t(`focus.own.${hasPlace ? "confirmed" : "invited"}`)}`,
    action: t("focus.own.open"),
    // It lies outside the console.
    to: new URL(path, window.location.origin).href,
    isUrgent: !hasPlace,
  }));
  return (
    <WorkCard
      title={t("focus.own.title")}
      icon="Videocam"
      lines={lines}
      error={error}
      onRetry={() => void refetch()}
      empty={t("focus.own.empty")}
    />
  );
}
