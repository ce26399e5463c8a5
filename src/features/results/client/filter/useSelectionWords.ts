import { useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { Selection } from "../results";
import { conditionChips } from "./conditions";

/** Which of the responses that were asked for count, in words; none where all do. */
export function useSelectionWords(results: Results, selection: Selection): readonly string[] {
  const { t } = useTexts();
  const or = ` ${t("results.filter.or")} `;
  const chips = conditionChips(selection, results, { asked: selection.conditions, unknown: t("filters.unknown") });
  return [
    ...chips.map(({ question, answers, isNot }) =>
      t("resultsView.print.filter", { filter: `${question} ${isNot ? t("filters.isNot") : "–"} ${answers.join(or)}` }),
    ),
    ...(selection.withTest ? [t("resultsView.print.withTest")] : []),
  ];
}
