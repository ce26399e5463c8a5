import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { DividePointsQuestion } from "../../../../survey/questions/dividePointsQuestion";

/** Numbers that add up to the total; a field that stays empty counts for none. */
export function toLimeSurvey({ options, total = 100 }: DividePointsQuestion): LimeSurveyQuestion {
  return {
    letter: "K",
    theme: "multiplenumeric",
    form: { in: "rows", of: "number" },
    subquestions: options,
    isMandatory: false,
    attributes: { equals_num_value: total, num_value_int_only: 1, min_num_value_n: 0 },
    carried: ["options", "total"],
  };
}
