import { useDeferredValue, useState } from "react";
import { usePages, useTexts } from "../../../../client/kit/console";
import { searchText } from "../../../../shared/searchText";
import { results, type Selection, selectionQuery } from "../results";

const CALL = "GET /api/activities/:id/questions/:questionId/texts";
const STEP = 10;
const PAGE = 50;

export interface OpenAnswersProps {
  readonly activityId: string;
  readonly selection: Selection;
  readonly questionId: string;
  /** The newest of them. */
  readonly texts: readonly string[];
  /** How many there are. */
  readonly total: number;
}

interface OpenAnswer {
  readonly id: string;
  readonly text: string;
}

/** Open answers that contain some words: of the sample that came with the results where that is all, else page by page. */
export function useOpenAnswers({ activityId, selection, questionId, texts, total }: OpenAnswersProps, words: string) {
  const { language } = useTexts();
  const [count, setCount] = useState(STEP);
  const sought = useDeferredValue(words.trim());
  const isWhole = total <= texts.length;
  const query = { ...selectionQuery(selection), language, q: sought };
  const input = { params: { id: activityId, questionId }, query } as const;
  const pages = usePages<OpenAnswer>({
    queryKey: results.keyOf(CALL, input),
    pageSize: PAGE,
    keepsBefore: true,
    isEnabled: !isWhole,
    read: (part, signal) => results.call(CALL, { ...input, query: { ...query, ...part } }, { signal }),
  });
  const found: readonly OpenAnswer[] = isWhole
    ? texts.filter((text) => searchText(text).includes(searchText(sought))).map((text, index) => ({ id: String(index), text }))
    : pages.items;
  const all = isWhole ? found.length : (pages.total ?? total);
  return {
    answers: found.slice(0, count),
    total: all,
    error: isWhole ? null : pages.error,
    isBusy: !isWhole && pages.isFetching,
    hasMore: count < all,
    more: () => {
      setCount(count + 4 * STEP);
      if (!isWhole && count + 4 * STEP > found.length && pages.hasNextPage) void pages.fetchNextPage();
    },
    retry: () => void pages.refetch(),
  };
}
