import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from "react";
import type { Alert, AlertPage } from "../../../contracts/api/alerts";
import { ALERTS_CHANNEL, ALERTS_EVERY_MS, alerts } from "../../data/alerts";
import { useChannel } from "../../data/useChannel";
import { memberActivities } from "../activities/useActivities";
import { useCommunity } from "../CommunityContext";

/** As many as the first page of the list shows. */
export const PAGE_SIZE = 100;
export const PAGE = "GET /tester/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize";

interface Alerts {
  /** The newest; nothing before the first answer. */
  readonly page: AlertPage | undefined;
  /** Why there is no answer yet. */
  readonly error: unknown;
  readonly refresh: () => void;
  /** Notes that all of them were seen. */
  readonly noteSeen: () => void;
  readonly notePopupSeen: (ids: readonly string[]) => void;
}

const AlertsContext = createContext<Alerts | undefined>(undefined);

export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) throw new Error("useAlerts needs an AlertsProvider above it");
  return alerts;
}

/** A member's alerts for all screens: read once, live with a socket, and now and then. */
export function AlertsProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { communityId: id, session } = useCommunity();
  const input = useMemo(() => ({ params: { id, page: "0", pageSize: String(PAGE_SIZE) } }), [id]);
  const { data: page, error, refetch } = alerts.useCall(PAGE, input, { refetchInterval: ALERTS_EVERY_MS, isQuiet: true });
  const refresh = useCallback(() => void refetch(), [refetch]);
  useChannel(ALERTS_CHANNEL, session.subjectId, refresh);

  // Many alerts come of what changes the activities, e.g. one that opens.
  const newest = page && (page.alerts[0]?.id ?? null);
  const known = useRef(newest);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== newest;
    known.current = newest;
    if (isNews) void queries.invalidateQueries({ queryKey: memberActivities.keyOf("GET /api/member/activities") });
  }, [newest, queries]);

  const change = useCallback(
    (next: (known: AlertPage) => AlertPage) =>
      queries.setQueryData<AlertPage>(alerts.keyOf(PAGE, input), (known) => known && next(known)),
    [queries, input],
  );
  const noteSeen = useCallback(() => {
    change((known) => ({ ...known, alerts: known.alerts.map((alert) => ({ ...alert, seen: true })), unseenAlerts: 0 }));
    // What could not be noted is new again with the next answer.
    const seen = "POST /tester/communities/:id/notifications/seen";
    alerts.call(seen, { params: { id }, body: {} }, { isQuiet: true }).catch(() => undefined);
  }, [change, id]);
  const notePopupSeen = useCallback(
    (ids: readonly string[]) => {
      const without = (alert: Alert) => (ids.includes(alert.id) ? { ...alert, popup: false } : alert);
      change((known) => ({ ...known, alerts: known.alerts.map(without) }));
      const seen = "POST /tester/communities/:id/notifications/seenPopup";
      alerts.call(seen, { params: { id }, body: { ids } }, { isQuiet: true }).catch(() => undefined);
    },
    [change, id],
  );
  const value = useMemo(
    () => ({ page, error, refresh, noteSeen, notePopupSeen }),
    [page, error, refresh, noteSeen, notePopupSeen],
  );
  return <AlertsContext value={value}>{children}</AlertsContext>;
}
