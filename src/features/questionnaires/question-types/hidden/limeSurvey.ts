import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { HiddenQuestion } from "./hiddenQuestion";

/** A hidden field: LimeSurvey's address fills it by the question's code. */
export function toLimeSurvey({ options = [], maxLength, parameter, variable }: HiddenQuestion): LimeSurveyQuestion {
  const list: Pick<LimeSurveyQuestion, "letter" | "theme" | "form" | "answers"> =
    options.length > 0
      ? { letter: "L", theme: "listradio", form: { in: "whole", of: "code" }, answers: options }
      : { letter: "S", theme: "shortfreetext", form: { in: "whole", of: "text" } };
  return {
    ...list,
    isMandatory: false,
    attributes: { hidden: 1, maximum_chars: maxLength },
    carried: ["options", "maxLength", "parameter"],
    ...(parameter === undefined || parameter === variable ? {} : { lost: [`parameter=${parameter}`] }),
  };
}
