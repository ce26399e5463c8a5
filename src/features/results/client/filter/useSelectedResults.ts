import { useRef } from "react";
import { useTexts } from "../../../../client/kit/console";
import { EVERYTHING, results, type Selection, selectionQuery } from "../results";
import { useKept } from "../useKept";
import { keptKeys } from "../views/viewState";

/** The results of the responses that somebody has chosen, the same selection in all parts of the console that name the owner. */
export function useSelectedResults(ownerId: string) {
  const { language } = useTexts();
  const [selection, setSelection] = useKept<Selection>(keptKeys(ownerId).selection, EVERYTHING);
  const { data, error, refetch, isPlaceholderData } = results.useCall(
    "GET /api/activities/:id/results",
    { params: { id: ownerId }, query: { ...selectionQuery(selection), language } },
    { keepsPrevious: true },
  );
  // What the results before were asked for with says which conditions their words are of.
  const asked = useRef(selection.conditions);
  if (!isPlaceholderData) asked.current = selection.conditions;
  return { selection, setSelection, data, error, refetch, isPlaceholderData, asked: asked.current };
}
