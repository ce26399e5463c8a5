import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../client/kit/console";
import type { studyCommentsApi } from "../../shared/api/comments";

const studies = clientOf<typeof studyCommentsApi>();
const SHARES = "GET /api/studies/:id/shares";

/** The links by which colleagues look at a study. */
export const useShares = (studyId: string) => studies.useCall(SHARES, { params: { id: studyId } }, { staleTime: 0 });

export function useMakeShare(studyId: string) {
  const queries = useQueryClient();
  const params = { id: studyId };
  return useMutation({
    mutationFn: (name: string) => studies.call("POST /api/studies/:id/shares", { params, body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: studies.keyOf(SHARES, { params }) }),
  });
}

export function useRevokeShare(studyId: string) {
  const queries = useQueryClient();
  const params = { id: studyId };
  return useMutation({
    mutationFn: (shareId: string) => studies.call("DELETE /api/studies/:id/shares/:shareId", { params: { ...params, shareId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: studies.keyOf(SHARES, { params }) }),
  });
}
