import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { InformativeTextQuestion } from "../../../../survey/questions/informativeTextQuestion";

export function toLimeSurvey({ text }: InformativeTextQuestion): LimeSurveyQuestion {
  return {
    letter: "X",
    theme: "boilerplate",
    form: { in: "nothing" },
    isMandatory: false,
    ...(text ? { text } : {}),
    carried: ["text"],
  };
}
