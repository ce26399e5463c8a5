import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { shuffling } from "../shared/limeSurvey/choices";
import type { CardSortQuestion } from "./cardSortQuestion";

/** An array whose rows are the cards and whose answers the groups: the same answers, in another dress. */
export function toLimeSurvey(question: CardSortQuestion): LimeSurveyQuestion {
  const { options, columns, allCards } = question;
  return {
    letter: "F",
    theme: "arrays/array",
    form: { in: "rows", of: "code" },
    subquestions: options,
    answers: columns,
    ...shuffling(question, options),
    needs: { least: allCards ? options.length : 1, mandatory: options.length },
    carried: ["options", "columns", "allCards", "randomOrder"],
  };
}
