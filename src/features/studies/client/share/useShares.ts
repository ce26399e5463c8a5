import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { NewShare, StudyShare } from "../../shared/comments";

const pathOf = (studyId: string, rest = "") => `/api/studies/${encodeURIComponent(studyId)}/shares${rest}`;
const keyOf = (studyId: string) => ["studyShares", studyId] as const;

/** The links by which colleagues look at a study. */
export function useShares(studyId: string) {
  return useQuery({
    queryKey: keyOf(studyId),
    queryFn: async ({ signal }) => (await fetchJson<{ shares: readonly StudyShare[] }>(pathOf(studyId), { signal })).shares,
    staleTime: 0,
  });
}

export function useMakeShare(studyId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => fetchJson<NewShare>(pathOf(studyId), { method: "POST", body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}

export function useRevokeShare(studyId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => fetchJson(pathOf(studyId, `/${encodeURIComponent(id)}`), { method: "DELETE" }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}
