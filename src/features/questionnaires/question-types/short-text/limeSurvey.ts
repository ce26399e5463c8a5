import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { ShortTextQuestion } from "../../../../survey/questions/shortTextQuestion";
import { FORMAT_SETTINGS, formatPattern } from "../shared/limeSurvey/formats";

export function toLimeSurvey(question: ShortTextQuestion): LimeSurveyQuestion {
  return {
    letter: "S",
    theme: "shortfreetext",
    form: { in: "whole", of: "text" },
    attributes: { maximum_chars: question.maxLength, placeholder: question.placeholder },
    ...formatPattern(question),
    carried: ["maxLength", "placeholder", ...FORMAT_SETTINGS],
  };
}
