import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { OrderQuestion } from "../../../../survey/questions/orderQuestion";
import { shuffling } from "../shared/limeSurvey/choices";

export function toLimeSurvey(question: OrderQuestion): LimeSurveyQuestion {
  const { options, min = 1, max } = question;
  const all = options.length;
  return {
    letter: "R",
    theme: "ranking",
    form: { in: "ranks" },
    answers: options,
    ...shuffling(question, options),
    // Mandatory, LimeSurvey asks for all places that there are.
    needs: max === undefined ? { least: all, mandatory: all } : { least: Math.min(min, max, all) },
    attributes: { max_answers: max },
    carried: ["options", "min", "max", "randomOrder"],
  };
}
