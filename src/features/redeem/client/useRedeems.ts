import { useMutation, useQueryClient } from "@tanstack/react-query";
import { communityPath, fetchJson, usePages } from "../../../client/kit/console";
import { PAGE_SIZE, type TeamRedeem } from "../shared/redeem";

const KEY = "redeems";

export type RedeemView = "pending" | "completed";
const CALLS = { pending: "pendingRedeems", completed: "completeRedeems" } as const;

/** Redemptions, page by page. @param type "" for all */
export function useRedeems(view: RedeemView, type: string) {
  return usePages<TeamRedeem>({
    queryKey: [KEY, view, type],
    path: communityPath(CALLS[view]),
    params: type ? { type } : {},
    pageSize: PAGE_SIZE,
  });
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
