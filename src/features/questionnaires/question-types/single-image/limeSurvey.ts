import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { shuffling } from "../shared/limeSurvey/choices";
import type { SingleImageQuestion } from "./singleImageQuestion";

/** The list of the images' texts: the images stay where they are kept. */
export function toLimeSurvey(question: SingleImageQuestion): LimeSurveyQuestion {
  return {
    letter: "L",
    theme: "listradio",
    form: { in: "whole", of: "code" },
    answers: question.options,
    ...shuffling(question, question.options),
    carried: ["options", "randomOrder"],
    lost: ["image"],
  };
}
