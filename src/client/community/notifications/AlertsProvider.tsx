import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { ALERTS_CHANNEL, ALERTS_EVERY_MS, type AlertPage, createAlertApi } from "../../data/alertApi";
import { useChannel } from "../../data/useChannel";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { useRequest } from "../data/request";

/** As many as the first page of the list shows. */
export const PAGE_SIZE = 100;

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

/** Asked again in a while, and when the page is looked at or connected again. */
function useRegularly(refresh: () => void): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const timer = setInterval(ask, ALERTS_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("online", ask);
    };
  }, [refresh]);
}

/** A member's alerts for all screens: read once, live where a socket is open, and now and then. */
export function AlertsProvider({ children }: { readonly children: ReactNode }) {
  const request = useRequest();
  const { language } = useTexts();
  const { communityId, session } = useCommunity();
  const [page, setPage] = useState<AlertPage>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const api = useMemo(() => createAlertApi(request, "tester", communityId), [request, communityId]);
  useRegularly(refresh);
  useChannel(ALERTS_CHANNEL, session.subjectId, refresh);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again, and another language too, since the server answers in it
  useEffect(() => {
    const abort = new AbortController();
    api.fetchPage(0, PAGE_SIZE, abort.signal).then(
      (answer) => {
        setPage(answer);
        setError(undefined);
      },
      (failure: unknown) => {
        if (!abort.signal.aborted) setError(failure);
      },
    );
    return () => abort.abort();
  }, [api, attempt, language]);

  const noteSeen = useCallback(() => {
    setPage((known) => known && { ...known, alerts: known.alerts.map((alert) => ({ ...alert, seen: true })), unseenAlerts: 0 });
    // What could not be noted is new again with the next answer.
    api.noteSeen().catch(() => undefined);
  }, [api]);
  const notePopupSeen = useCallback(
    (ids: readonly string[]) => {
      const without = (known: AlertPage) =>
        known.alerts.map((alert) => (ids.includes(alert.id) ? { ...alert, popup: false } : alert));
      setPage((known) => known && { ...known, alerts: without(known) });
      api.notePopupSeen(ids).catch(() => undefined);
    },
    [api],
  );
  const value = useMemo(
    () => ({ page, error, refresh, noteSeen, notePopupSeen }),
    [page, error, refresh, noteSeen, notePopupSeen],
  );
  return <AlertsContext value={value}>{children}</AlertsContext>;
}
