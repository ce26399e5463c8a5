import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { RandomQuestion } from "./randomQuestion";

/** An equation that draws a number once; the groups' names have no place. */
export function toLimeSurvey({ options }: RandomQuestion): LimeSurveyQuestion {
  return {
    letter: "*",
    theme: "equation",
    form: { in: "whole", of: "code" },
    answers: options,
    equation: "draw",
    isMandatory: false,
    attributes: { hidden: 1 },
    carried: ["options"],
    lost: ["label"],
  };
}
