import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, makeTransition } from "../../../../client/kit/console";
import type { ordersApi, StudyField } from "../../shared/api/orders";

const LIVE_MS = 15_000;

const orders = clientOf<typeof ordersApi>();
const FIELD = "GET /api/studies/:id/field";

/** How a study's field stands; read again as long as people answer and the page is in view. @param version of the record */
export function useField(studyId: string, version: unknown) {
  return orders.useCall(
    FIELD,
    { params: { id: studyId } },
    { version, refetchInterval: ({ state }) => ((state.data as StudyField | undefined)?.state === "open" ? LIVE_MS : false) },
  );
}

export type FieldMove = "pause" | "resume" | "finish" | "reconcile";

/** @param onDone once the study has moved */
export function useFieldMove(studyId: string, onDone: (move: FieldMove) => void) {
  const queries = useQueryClient();
  const params = { id: studyId };
  return useMutation({
    mutationFn: async (move: FieldMove): Promise<void> => {
      if (move === "finish") await makeTransition({ resource: "studies", id: studyId }, move);
      else if (move === "reconcile") await orders.call("POST /api/studies/:id/reconcile", { params });
      else await orders.call(`POST /api/studies/:id/field/${move}`, { params });
    },
    onSuccess: (_answer, move) => onDone(move),
    onSettled: () => queries.invalidateQueries({ queryKey: orders.keyOf(FIELD, { params }) }),
  });
}
