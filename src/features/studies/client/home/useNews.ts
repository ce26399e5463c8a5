import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { NewsPage } from "../../shared/news";

const URL = "/clientSuite/clientNotifications";
const KEY = ["studies", "news"] as const;
/** As many as the card shows. */
const LATEST = 5;

/** The latest that the company was told of its studies. */
export function useNews() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchJson<NewsPage>(`${URL}?pageSize=${LATEST}`, { signal }),
    staleTime: 0,
  });
}

/** Notes that all of it was seen. */
export function useMarkSeen(onError: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => fetchJson<Pick<NewsPage, "unseen">>(URL, { method: "POST", body: {} }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
