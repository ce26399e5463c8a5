import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failureText, fetchJson, useNotice, useTexts } from "../../../../../client/kit/console";
import type { Overview, Proof } from "../../../shared/points";

const KEY = ["ledger", "overview"];

/** All LABs of the community. */
export function useOverview() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchJson<Overview>("/api/ledger/overview", { signal }) });
}

/** Counts again, from the movements, what every account says. */
export function useProof() {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => fetchJson<Proof>("/api/ledger/proof", { method: "POST" }),
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
    mutationFn: (amount: number | null) => fetchJson("/api/ledger/budget", { method: "PUT", body: { amount } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      notice(t("ledger.labs.budget.saved"));
      onSaved();
    },
  });
}
