import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../client/kit/console";
import type { studyHomesApi } from "../../shared/api/home";

const homes = clientOf<typeof studyHomesApi>();
const NEWS = "GET /clientSuite/clientNotifications";
/** As many as the card shows. */
const LATEST = "5";

/** The latest that the company was told of its studies. */
export const useNews = () => homes.useCall(NEWS, { query: { pageSize: LATEST } }, { staleTime: 0 });

/** Notes that all of it was seen. */
export function useMarkSeen(onError: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => homes.call("POST /clientSuite/clientNotifications", { body: {} }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: homes.keyOf(NEWS) }),
  });
}
