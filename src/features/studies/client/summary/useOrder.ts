import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { StudySummary } from "../../shared/studies";

const pathOf = (studyId: string) => `/api/studies/${encodeURIComponent(studyId)}`;
const keyOf = (studyId: string) => ["studySummary", studyId] as const;

/** A study's price, feasibility and review. @param version of the record: each change is priced anew */
export function useSummary(studyId: string, version: unknown) {
  return useQuery({
    queryKey: [...keyOf(studyId), version],
    queryFn: () => fetchJson<StudySummary>(`${pathOf(studyId)}/summary`),
  });
}

/** A move of the study; or back to its company, with what has to be corrected. */
export type OrderMove =
  /** `isAgain`: a price was accepted before, which no longer holds. */
  | { readonly name: "contract"; readonly isAgain: boolean }
  | { readonly name: "release" | "approve" | "finish" }
  | { readonly name: "sendBack"; readonly comment: string };

const transition = (studyId: string, name: string) =>
  fetchJson(`${pathOf(studyId)}/transitions/${name}`, { method: "POST", body: {} });

export function useOrderMove(studyId: string, onDone: (move: OrderMove) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (move: OrderMove) => {
      if (move.name === "sendBack")
        return fetchJson(`${pathOf(studyId)}/sendBack`, { method: "POST", body: { comment: move.comment } });
      if (move.name === "approve") return fetchJson(`${pathOf(studyId)}/approve`, { method: "POST", body: {} });
      if (move.name === "contract" && move.isAgain) await transition(studyId, "reopen");
      return transition(studyId, move.name);
    },
    onSuccess: (_answer, move) => onDone(move),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}
