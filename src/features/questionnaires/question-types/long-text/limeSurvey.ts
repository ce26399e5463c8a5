import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { LongTextQuestion } from "../../../../survey/questions/longTextQuestion";

export function toLimeSurvey(question: LongTextQuestion): LimeSurveyQuestion {
  return {
    letter: "T",
    theme: "longfreetext",
    form: { in: "whole", of: "text" },
    attributes: { maximum_chars: question.maxLength, placeholder: question.placeholder },
    carried: ["maxLength", "placeholder"],
  };
}
