import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { NumberQuestion } from "../../../../survey/questions/numberQuestion";
import { NUMBER_SETTINGS, numberAttributes } from "../shared/limeSurvey/numbers";

export function toLimeSurvey(question: NumberQuestion): LimeSurveyQuestion {
  const { attributes, lost } = numberAttributes(question);
  return {
    letter: "N",
    theme: "numerical",
    form: { in: "whole", of: "number" },
    attributes: { ...attributes, placeholder: question.placeholder },
    carried: ["placeholder", ...NUMBER_SETTINGS],
    ...(lost ? { lost } : {}),
  };
}
