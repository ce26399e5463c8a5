import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, failureText, useNotice, useTexts } from "../../../../../client/kit/console";
import type { ledgerApi } from "../../../../../contracts/api/ledger";
import type { pointsApi } from "../../../shared/api/points";

const ledger = clientOf<typeof ledgerApi>();
const points = clientOf<typeof pointsApi>();
const KEY = ledger.keyOf("GET /api/ledger/overview");

/** All LABs of the community. */
export const useOverview = () => ledger.useCall("GET /api/ledger/overview", {});

/** Counts again, from the movements, what every account says. */
export function useProof() {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => points.call("POST /api/ledger/proof", {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => notice(failureText(error, t), "error"),
  });
}

/** How many LABs the community means to give; null for none. */
export function useBudget(onSaved: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (amount: number | null) => points.call("PUT /api/ledger/budget", { body: { amount } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      notice(t("ledger.labs.budget.saved"));
      onSaved();
    },
  });
}
