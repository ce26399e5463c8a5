import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../client/kit/console";
import type { panelistsApi } from "../../shared/api/panelists";

export const panelists = clientOf<typeof panelistsApi>();

const ACTIVITY = "GET /api/panelists/:id/activity";

export function useActivity(panelistId: string) {
  return panelists.useCall(ACTIVITY, { params: { id: panelistId } });
}

/** Changes something of a panelist; what is on the screen is read anew. */
export function usePanelistChange<Values, Result>(
  panelistId: string,
  { change, onDone }: { readonly change: (values: Values) => Promise<Result>; readonly onDone: (result: Result) => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: panelists.keyOf(ACTIVITY, { params: { id: panelistId } }) }),
  });
}
