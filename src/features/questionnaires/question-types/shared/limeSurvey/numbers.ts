import type { LimeSurveyQuestion } from "../../../../../survey/exchange/limeSurvey";
import type { NumberRules } from "../../../../../survey/questions/numberRules";

/** Settings that `numberAttributes` carries over. */
export const NUMBER_SETTINGS = ["unit", "minValue", "maxValue", "maxDigits", "maxDecimals"];

/** The rules of numbers as attributes; limits of digits or decimals that LimeSurvey has no word for are named. */
export function numberAttributes(rules: NumberRules): Pick<LimeSurveyQuestion, "attributes" | "lost"> {
  const { unit, minValue, maxValue, maxDigits, maxDecimals } = rules;
  const isWhole = maxDecimals === 0;
  // LimeSurvey counts all characters, a sign as well.
  const isCounted = maxDigits !== undefined && isWhole && minValue !== undefined && minValue >= 0;
  return {
    attributes: {
      suffix: unit,
      min_num_value_n: minValue,
      max_num_value_n: maxValue,
      num_value_int_only: isWhole ? 1 : undefined,
      maximum_chars: isCounted ? maxDigits : undefined,
    },
    lost: [
      ...(maxDigits !== undefined && !isCounted ? [`maxDigits=${maxDigits}`] : []),
      ...(maxDecimals === undefined || isWhole ? [] : [`maxDecimals=${maxDecimals}`]),
    ],
  };
}
