import type { LocalizedText } from "../../../../shared/languages";
import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { SliderQuestion } from "./sliderQuestion";

const SEPARATOR = "|";

/** One number that is chosen on a line; the ends' labels stand in its text. */
export function toLimeSurvey(question: SliderQuestion): LimeSurveyQuestion {
  const { min, max, step = 1, unit } = question;
  return {
    letter: "K",
    theme: "multiplenumeric",
    form: { in: "whole", of: "number" },
    subquestions: [{ code: "value", label: ends(question) }],
    attributes: {
      slider_layout: 1,
      slider_min: min,
      slider_max: max,
      slider_accuracy: step,
      slider_separator: SEPARATOR,
      slider_showminmax: 1,
      suffix: unit,
    },
    carried: ["min", "max", "step", "unit", "leftLabel", "rightLabel"],
  };
}

function ends({ leftLabel = {}, rightLabel = {} }: SliderQuestion): LocalizedText {
  const languages = [...new Set([...Object.keys(leftLabel), ...Object.keys(rightLabel)])];
  const said = (text: string | undefined) => (text ?? "").replaceAll(SEPARATOR, " ");
  return Object.fromEntries(
    languages.map((language) => [language, `${SEPARATOR}${said(leftLabel[language])}${SEPARATOR}${said(rightLabel[language])}`]),
  );
}
