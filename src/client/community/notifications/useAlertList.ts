import { useEffect, useMemo, useState } from "react";
import type { Alert } from "../../../contracts/api/alerts";
import { alerts as calls } from "../../data/alerts";
import { useCommunity } from "../CommunityContext";
import { PAGE, PAGE_SIZE, useAlerts } from "./AlertsProvider";

/** All that a member was told, page by page, and what of it is new; looking at the list notes it as seen. */
export function useAlertList() {
  const { page, error, refresh, noteSeen } = useAlerts();
  const { communityId } = useCommunity();
  const [older, setOlder] = useState<readonly Alert[]>([]);
  const [pages, setPages] = useState(1);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  // What was new when it came stays marked while one looks at it.
  useEffect(() => {
    const unseen = page?.alerts.filter(({ seen }) => !seen) ?? [];
    if (unseen.length === 0) return;
    setFresh((known) => new Set([...known, ...unseen.map(({ id }) => id)]));
    noteSeen();
  }, [page, noteSeen]);

  const items = useMemo(() => {
    const newest = page?.alerts ?? [];
    const ids = new Set(newest.map(({ id }) => id));
    return [...newest, ...older.filter(({ id }) => !ids.has(id))];
  }, [page, older]);

  const more = () => {
    setState("busy");
    const params = { id: communityId, page: String(pages), pageSize: String(PAGE_SIZE) };
    calls.call(PAGE, { params }).then(
      ({ alerts }) => {
        setOlder((known) => [...known, ...alerts.filter(({ id }) => !known.some((alert) => alert.id === id))]);
        setPages(pages + 1);
        setState("idle");
      },
      () => setState("failed"),
    );
  };
  return { items, total: page?.totalElements, error, refresh, fresh, more, state };
}
