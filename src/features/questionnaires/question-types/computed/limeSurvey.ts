import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { ComputedQuestion } from "./computedQuestion";

/** An equation of conditions, for categories; their names have no place. LimeSurvey rounds sums and means otherwise. */
export function toLimeSurvey({ calculation = "category", options = [] }: ComputedQuestion): LimeSurveyQuestion | undefined {
  if (calculation !== "category") return undefined;
  return {
    letter: "*",
    theme: "equation",
    form: { in: "whole", of: "code" },
    answers: options,
    equation: "first",
    isMandatory: false,
    attributes: { hidden: 1 },
    carried: ["options", "calculation", "sources"],
    lost: ["label"],
  };
}
