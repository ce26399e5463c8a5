import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, consoleCommunity, usePages } from "../../../client/kit/console";
import type { ledgerApi } from "../../../contracts/api/ledger";
import type { RedeemFilter, redeemApi, TeamRedeem } from "../shared/api/redeem";
import { PAGE_SIZE } from "../shared/redeem";
import { POOLS_KEY } from "./useCodes";

const redeems = clientOf<typeof redeemApi>();
const ledger = clientOf<typeof ledgerApi>();
const paramsOf = () => ({ id: consoleCommunity() });

export type RedeemView = "pending" | "completed";
const LISTS = {
  pending: "GET /client/communities/:id/pendingRedeems",
  completed: "GET /client/communities/:id/completeRedeems",
} as const;

/** Redemptions, page by page. */
export function useRedeems(view: RedeemView, filter: RedeemFilter) {
  const name = LISTS[view];
  return usePages<TeamRedeem>({
    queryKey: redeems.keyOf(name, { params: paramsOf(), query: filter }),
    read: (part, signal) => redeems.call(name, { params: paramsOf(), query: { ...filter, ...part } }, { signal }),
    pageSize: PAGE_SIZE,
  });
}

type Decision =
  | { readonly does: "complete"; readonly id: string; readonly code: string; readonly isFromPool: boolean }
  | { readonly does: "reject"; readonly id: string; readonly reason: string };

/** Completes or rejects a request; the lists are read again, also if another person decided first. */
export function useDecision(onDone: (decision: Decision) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (decision: Decision) => {
      if (decision.does === "reject") {
        const { id, reason } = decision;
        const body = { id, reason: reason.trim() };
        await redeems.call("POST /client/communities/:id/rejectRedeem", { params: paramsOf(), body });
        return;
      }
      const code = decision.code.trim();
      const reward = decision.isFromPool ? { isFromPool: true } : code ? { code } : {};
      const body = { redeems: [{ id: decision.id, ...reward }] };
      await redeems.call("POST /client/communities/:id/completeRedeems", { params: paramsOf(), body });
    },
    onSuccess: (_, decision) => onDone(decision),
    onSettled: () => {
      const keys = [
        redeems.keyOf(LISTS.pending),
        redeems.keyOf(LISTS.completed),
        POOLS_KEY,
        ledger.keyOf("GET /api/members/:id/ledger"),
        ledger.keyOf("GET /api/ledger/overview"),
        ledger.keyOf("GET /api/ledger/movements"),
      ];
      return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
