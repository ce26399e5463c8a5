import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { MultipleNumbersQuestion } from "../../../../survey/questions/multipleNumbersQuestion";
import { fieldNeeds } from "../shared/limeSurvey/fields";
import { NUMBER_SETTINGS, numberAttributes } from "../shared/limeSurvey/numbers";

export function toLimeSurvey(question: MultipleNumbersQuestion): LimeSurveyQuestion {
  const { attributes, lost = [] } = numberAttributes(question);
  const fields = fieldNeeds(question);
  return {
    letter: "K",
    theme: "multiplenumeric",
    form: { in: "rows", of: "number" },
    ...fields,
    attributes,
    carried: ["fields", "requiredTexts", ...NUMBER_SETTINGS],
    lost: [...fields.lost, ...lost],
  };
}
