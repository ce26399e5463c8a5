import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownerClientOf } from "../../../../client/kit/console";
import type { Presentation, PresentationChange, presentationApi } from "../../shared/presentationApi";

const presentations = ownerClientOf<typeof presentationApi>();
const PATH = "/api/activities/:id/presentation";

/** How the team shows the results of an activity or a study. */
export const usePresentation = (ownerId: string) => presentations.useCall(`GET ${PATH}`, { params: { id: ownerId } });

/** Changes how results are shown, for everybody in the team; what the server answers is shown at once. */
export function useChangePresentation(ownerId: string) {
  const queries = useQueryClient();
  const params = { id: ownerId };
  return useMutation({
    mutationFn: (body: PresentationChange) => presentations.call(`PUT ${PATH}`, { params, body }),
    onSuccess: (saved) => queries.setQueryData<Presentation>(presentations.keyOf(`GET ${PATH}`, { params }), saved),
  });
}

export function useResetPresentation(ownerId: string) {
  const queries = useQueryClient();
  const params = { id: ownerId };
  return useMutation({
    mutationFn: () => presentations.call(`DELETE ${PATH}`, { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: presentations.keyOf(`GET ${PATH}`, { params }) }),
  });
}
