import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { PanelistActivity } from "../../shared/activity";

const KEY = "panelistActivity";

export function panelistPath(id: string, rest: string): string {
  return `/api/panelists/${encodeURIComponent(id)}/${rest}`;
}

export function useActivity(panelistId: string) {
  return useQuery({
    queryKey: [KEY, panelistId],
    queryFn: ({ signal }) => fetchJson<PanelistActivity>(panelistPath(panelistId, "activity"), { signal }),
  });
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
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY, panelistId] }),
  });
}
