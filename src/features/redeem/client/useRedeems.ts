import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiSpace, fetchJson } from "../../../client/kit/console";
import { PAGE_SIZE, type TeamRedeemPage } from "../shared/redeem";

const KEY = "redeems";

/** A call of the specification, in the community that the console works in. */
function communityPath(call: string): string {
  // `staff:<community>`.
  return `/client/communities/${encodeURIComponent(apiSpace()?.split(":")[1] ?? "")}/${call}`;
}

export type RedeemView = "pending" | "completed";
const CALLS = { pending: "pendingRedeems", completed: "completeRedeems" } as const;

/** Redemptions, page by page. @param type "" for all */
export function useRedeems(view: RedeemView, type: string) {
  const query = useInfiniteQuery({
    queryKey: [KEY, view, type],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ page: String(pageParam), pageSize: String(PAGE_SIZE), ...(type ? { type } : {}) });
      return fetchJson<TeamRedeemPage>(communityPath(`${CALLS[view]}?${search}`), { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ page, totalElements }) => ((page + 1) * PAGE_SIZE < totalElements ? page + 1 : undefined),
  });
  const pages = query.data?.pages ?? [];
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { ...query, items: [...items.values()], total: pages.at(-1)?.totalElements };
}

type Decision =
  | { readonly does: "complete"; readonly id: string; readonly code: string }
  | { readonly does: "reject"; readonly id: string; readonly reason: string };

/** Completes or rejects a request; the lists are read anew, also where somebody else was faster. */
export function useDecision(onDone: (decision: Decision) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => {
      if (decision.does === "reject") {
        const { id, reason } = decision;
        return fetchJson(communityPath("rejectRedeem"), { method: "POST", body: { id, reason: reason.trim() } });
      }
      const code = decision.code.trim();
      const redeems = [{ id: decision.id, ...(code ? { code } : {}) }];
      return fetchJson(communityPath("completeRedeems"), { method: "POST", body: { redeems } });
    },
    onSuccess: (_, decision) => onDone(decision),
    onSettled: () => Promise.all([KEY, "ledger"].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
