import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientOf, makeTransition } from "../../../../client/kit/console";
import type { ordersApi } from "../../shared/api/orders";

const orders = clientOf<typeof ordersApi>();
const SUMMARY = "GET /api/studies/:id/summary";

/** A study's price, feasibility and review. @param version of the record: each change is priced anew */
export function useSummary(studyId: string, version: unknown) {
  const input = { params: { id: studyId } };
  // What another version costs is never shown meanwhile.
  return useQuery({ queryKey: [...orders.keyOf(SUMMARY, input), version], queryFn: () => orders.call(SUMMARY, input) });
}

/** A move of the study; or back to its company, with what has to be corrected. */
export type OrderMove =
  /** `isAgain`: a price was accepted before, which no longer holds. */
  | { readonly name: "contract"; readonly isAgain: boolean }
  | { readonly name: "release" | "approve" | "open" }
  | { readonly name: "sendBack"; readonly comment: string };

export function useOrderMove(studyId: string, onDone: (move: OrderMove) => void) {
  const queries = useQueryClient();
  const params = { id: studyId };
  const at = { resource: "studies", id: studyId };
  return useMutation({
    mutationFn: async (move: OrderMove): Promise<void> => {
      if (move.name === "sendBack")
        return orders.call("POST /api/studies/:id/sendBack", { params, body: { comment: move.comment } });
      if (move.name === "approve") return orders.call("POST /api/studies/:id/approve", { params });
      if (move.name === "contract" && move.isAgain) await makeTransition(at, "reopen");
      await makeTransition(at, move.name);
    },
    onSuccess: (_answer, move) => onDone(move),
    onSettled: () => queries.invalidateQueries({ queryKey: orders.keyOf(SUMMARY, { params }) }),
  });
}
