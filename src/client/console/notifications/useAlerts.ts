import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { ALERTS_CHANNEL, ALERTS_EVERY_MS, type AlertPage, createAlertApi } from "../../data/alertApi";
import { fetchJson } from "../../data/api";
import { useChannel } from "../../data/useChannel";
import { useTexts } from "../../screens/common/useTexts";
import { useConsole } from "../consoleProps";

/** The newest of a staff person's; older ones come with a press of a button. */
const FIRST = 20;
const MOST = 100;

/** What the team's person was told in this community: live where a socket is open, and now and then. */
export function useAlerts() {
  const queries = useQueryClient();
  const { language } = useTexts();
  const { session } = useConsole();
  const spaceId = session.space?.id ?? "";
  const api = useMemo(() => createAlertApi(fetchJson, "client", spaceId), [spaceId]);
  const key = ["alerts", spaceId, language];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.fetchPage(0, MOST, signal),
    refetchInterval: ALERTS_EVERY_MS,
    retry: false,
  });
  useChannel(ALERTS_CHANNEL, session.subjectId, () => void refetch());
  const noteSeen = () => {
    queries.setQueryData<AlertPage>(
      key,
      (known) => known && { ...known, alerts: known.alerts.map((alert) => ({ ...alert, seen: true })), unseenAlerts: 0 },
    );
    // What could not be noted is new again with the next answer.
    api.noteSeen().catch(() => undefined);
  };
  return { page: data, error, refetch: () => void refetch(), noteSeen, first: FIRST };
}
