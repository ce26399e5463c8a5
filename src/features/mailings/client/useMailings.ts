import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { clientOf, consoleCommunity, usePages } from "../../../client/kit/console";
import type { DraftItem, draftsApi } from "../shared/api/drafts";
import type { DeliveryItem, historyApi } from "../shared/api/history";
import type { MailingItem } from "../shared/api/parts";
import type { ScheduledEmail, sendingApi } from "../shared/api/sending";
import { type DeliveryState, PAGE_SIZE } from "../shared/mailings";

export const mailings = clientOf<typeof draftsApi & typeof historyApi & typeof sendingApi>();
export const communityParams = () => ({ id: consoleCommunity() });

const HISTORY = "GET /client/communities/:id/mailings";
const DRAFTS = "GET /client/communities/:id/mailings/drafts";
const DETAILS = "GET /client/communities/:id/mailings/:mailingId";
const DELIVERIES = "GET /client/communities/:id/mailings/:mailingId/deliveries";
const PAGES = "GET /client/communities/:id/mailings/pages";
const SCHEDULED = ["mailings", "scheduled"];
/** Milliseconds between two looks at a mailing that is being sent. */
const LOOK_MS = 2_000;

/** Reads lists again after a change. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    const read = ([HISTORY, DRAFTS, DETAILS, DELIVERIES] as const).map((name) => mailings.keyOf(name));
    for (const queryKey of [...read, SCHEDULED]) void queries.invalidateQueries({ queryKey });
  };
}

/** What was sent, read again while something is being sent. */
export function useHistory() {
  const params = communityParams();
  const pages = usePages<MailingItem>({
    queryKey: mailings.keyOf(HISTORY, { params, query: {} }),
    read: (query, signal) => mailings.call(HISTORY, { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
  const isMoving = pages.items.some(({ state, counts }) => state === "SENDING" || counts.PROCESSING > 0);
  const { refetch } = pages;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving, refetch]);
  return pages;
}

export function useScheduled() {
  const params = communityParams();
  return usePages<ScheduledEmail>({
    queryKey: SCHEDULED,
    read: (query, signal) =>
      mailings.call("POST /client/communities/:id/scheduledEmails", { params, query, body: {} }, { signal }),
    pageSize: PAGE_SIZE,
  });
}

/** The community's pages by name. @param isNeeded whether they are read */
export function usePageNames(isNeeded: boolean) {
  const params = communityParams();
  return useQuery({
    queryKey: mailings.keyOf(PAGES, { params }),
    queryFn: ({ signal }) => mailings.call(PAGES, { params }, { signal }),
    enabled: isNeeded,
  });
}

export function useDrafts() {
  const params = communityParams();
  return usePages<DraftItem>({
    queryKey: mailings.keyOf(DRAFTS, { params, query: {} }),
    read: (query, signal) => mailings.call(DRAFTS, { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
}

/** A mailing with its text. */
export function useDetails(mailingId: string) {
  return mailings.useCall(DETAILS, { params: { ...communityParams(), mailingId } });
}

export function useDeliveries(mailingId: string, state: DeliveryState | undefined) {
  const params = { ...communityParams(), mailingId };
  const chosen = state ? { state } : {};
  return usePages<DeliveryItem>({
    queryKey: mailings.keyOf(DELIVERIES, { params, query: chosen }),
    read: (query, signal) => mailings.call(DELIVERIES, { params, query: { ...query, ...chosen } }, { signal }),
    pageSize: PAGE_SIZE,
  });
}

/** Pauses, goes on, stops, or sends again what failed. */
export function useMailingActions(mailingId: string) {
  const onSettled = useRefresh();
  const params = { ...communityParams(), mailingId };
  const move = useMutation({
    mutationFn: (state: "SENDING" | "PAUSED" | "STOPPED") =>
      mailings.call("PUT /client/communities/:id/mailings/:mailingId/state", { params, body: { state } }),
    onSettled,
  });
  const retry = useMutation({
    mutationFn: (deliveries?: readonly string[]) =>
      mailings.call("POST /client/communities/:id/mailings/:mailingId/retry", {
        params,
        body: deliveries ? { deliveries } : {},
      }),
    onSettled,
  });
  return { move, retry };
}
