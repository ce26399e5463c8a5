import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { shuffling } from "../shared/limeSurvey/choices";
import type { MultipleImageQuestion } from "./multipleImageQuestion";

/** Boxes with the images' texts: the images stay where they are kept. */
export function toLimeSurvey(question: MultipleImageQuestion): LimeSurveyQuestion {
  return {
    letter: "M",
    theme: "multiplechoice",
    form: { in: "ticks" },
    subquestions: question.options,
    ...shuffling(question, question.options),
    needs: { least: question.min ?? 1 },
    attributes: { max_answers: question.max },
    carried: ["options", "randomOrder", "min", "max"],
    lost: ["image"],
  };
}
