import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { MultipleTextsQuestion } from "../../../../survey/questions/multipleTextsQuestion";
import { fieldNeeds } from "../shared/limeSurvey/fields";
import { FORMAT_SETTINGS, formatPattern } from "../shared/limeSurvey/formats";

export function toLimeSurvey(question: MultipleTextsQuestion): LimeSurveyQuestion {
  const { lost = [], ...format } = formatPattern(question);
  const fields = fieldNeeds(question);
  return {
    letter: "Q",
    theme: "multipleshorttext",
    form: { in: "rows", of: "text" },
    ...fields,
    attributes: { maximum_chars: question.maxLength },
    ...format,
    carried: ["fields", "requiredTexts", "maxLength", ...FORMAT_SETTINGS],
    lost: [...fields.lost, ...lost],
  };
}
