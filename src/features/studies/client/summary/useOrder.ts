import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, clientOf, makeTransition } from "../../../../client/kit/console";
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

/** Where a move leads. */
const STATUS_AFTER: Readonly<Record<OrderMove["name"], string>> = {
  ...{ contract: "PROCESSING", release: "CONFIRMED", approve: "CONFIRMED", open: "OPEN", sendBack: "PROCESSING" },
};

/** Whether a move is refused because it has happened: by a second click, or by a colleague. */
const hasHappened = (error: unknown, { name }: OrderMove) =>
  error instanceof ApiError && error.problem?.code === "record.transition" && error.problem.state === STATUS_AFTER[name];

/** @returns the mutation, and what starts it unless one is under way */
export function useOrderMove(studyId: string, onDone: (move: OrderMove) => void) {
  const queries = useQueryClient();
  const mutationKey = ["studyMove", studyId];
  const params = { id: studyId };
  const at = { resource: "studies", id: studyId };
  const carryOut = async (move: OrderMove): Promise<void> => {
    if (move.name === "sendBack")
      return orders.call("POST /api/studies/:id/sendBack", { params, body: { comment: move.comment } });
    if (move.name === "approve") return orders.call("POST /api/studies/:id/approve", { params });
    if (move.name === "contract" && move.isAgain) await makeTransition(at, "reopen");
    await makeTransition(at, move.name);
  };
  const move = useMutation({
    mutationKey,
    mutationFn: (asked: OrderMove) =>
      carryOut(asked).catch((error: unknown) => {
        if (!hasHappened(error, asked)) throw error;
      }),
    onSuccess: (_answer, move) => onDone(move),
    onSettled: () => queries.invalidateQueries({ queryKey: orders.keyOf(SUMMARY, { params }) }),
  });
  const start = (asked: OrderMove) => {
    if (queries.isMutating({ mutationKey }) === 0) move.mutate(asked);
  };
  return { ...move, start };
}
