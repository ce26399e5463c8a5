import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, failureText, useNotice, useTexts } from "../../../client/kit/console";
import type { NewsChoices, newsApi } from "../shared/newsApi";

const news = clientOf<typeof newsApi>();

const NEWS = "GET /clientSuite/clientNotifications";
const SETTINGS = "GET /api/news/settings";
/** How often the bell looks. */
const EVERY_MS = 60_000;

/** The latest that the person is told of. */
export const useNews = (pageSize: number) =>
  news.useCall(NEWS, { query: { pageSize: String(pageSize) } }, { staleTime: 0, refetchInterval: EVERY_MS, isQuiet: true });

/** Notes that the person has seen some of it, or all. */
export function useMarkSeen() {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: readonly string[]) =>
      news.call("POST /clientSuite/clientNotifications", { body: ids ? { ids: [...ids] } : {} }),
    onError: (error) => notice(failureText(error, t), "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: news.keyOf(NEWS) }),
  });
}

export const useChoices = () => news.useCall(SETTINGS, {});

interface Change {
  readonly kind: string;
  readonly isShown?: boolean;
  readonly isMailed?: boolean;
}

/** Saves one choice at once. */
export function useChoose() {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => news.call("PUT /api/news/settings", { body: { kinds: [change] } }),
    // A switch moves as it is pressed; what could not be saved moves back.
    onMutate: ({ kind, ...change }) =>
      queries.setQueryData<NewsChoices>(
        news.keyOf(SETTINGS, {}),
        (known) => known && { kinds: known.kinds.map((one) => (one.kind === kind ? { ...one, ...change } : one)) },
      ),
    onSuccess: () => void queries.invalidateQueries({ queryKey: news.keyOf(NEWS) }),
    onError: (error) => notice(failureText(error, t), "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: news.keyOf(SETTINGS) }),
  });
}
