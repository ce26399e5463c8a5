import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotice, useTexts } from "../../../../client/kit/console";
import { plans } from "../plans";

/** What is asked for: more months, or a higher plan. */
export type Change =
  | { readonly kind: "extension"; readonly months: number }
  | { readonly kind: "upgrade"; readonly plan: string };

const priceOf = (id: string, change: Change) => {
  const params = { id };
  return change.kind === "extension"
    ? plans.call(
        "GET /api/communities/:id/extension/estimate",
        { params, query: { months: String(change.months) } },
        { isQuiet: true },
      )
    : plans.call("GET /api/communities/:id/upgrade/estimate", { params, query: { plan: change.plan } }, { isQuiet: true });
};

interface Request {
  readonly total: number;
  readonly key: string;
  readonly isFree?: true;
}

const send = (id: string, change: Change, request: Request) => {
  const params = { id };
  return change.kind === "extension"
    ? plans.call("POST /api/communities/:id/extension", { params, body: { months: change.months, ...request } })
    : plans.call("POST /api/communities/:id/upgrade", { params, body: { plan: change.plan, ...request } });
};

const DONE = { extension: "communities.plan.extended", upgrade: "communities.plan.upgraded" } as const;

/** The price of a change of a community, and ordering it once, however often one presses. */
export function useChange(communityId: string, change: Change, onDone: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  // One order has one key, also where its answer was lost and it is sent again.
  const [key] = useState(() => crypto.randomUUID());
  const price = useQuery({
    queryKey: ["communityChange", communityId, change],
    queryFn: () => priceOf(communityId, change),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const order = useMutation({
    mutationFn: (isFree: boolean) =>
      send(communityId, change, { total: price.data?.total ?? 0, key, ...(isFree ? { isFree } : {}) }),
    onSuccess: () => {
      notice(t(DONE[change.kind]), "success");
      onDone();
    },
    // Another price, or somebody else's order, shows.
    onError: () => void price.refetch(),
    onSettled: () => queries.invalidateQueries({ queryKey: plans.keyOf("GET /api/communities/:id/contract") }),
  });
  return { price, order };
}
