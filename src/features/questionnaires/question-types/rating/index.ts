import { compact } from "../../../../shared/compact";
import { localize } from "../../../../shared/languages";
import { type RatingQuestion, STYLES } from "../../../../survey/questions/ratingQuestion";
import type { DefinitionIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { enumSchema, integerSchema, localizedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { between, popularity } from "../../../../survey/types/simulation";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf, numberOf, unlessEmpty } from "../../../../survey/types/values";
import { countCodes } from "../shared/choices/countCodes";
import { matchesOne } from "../shared/choices/oneOf";
import { statistics } from "../shared/numbers/statistics";
import { pointPlace } from "../shared/places";
import { plainScale } from "../shared/plain/plainScale";
import { toLimeSurvey } from "./limeSurvey";
import { pointsOf } from "./points";

export type { RatingQuestion } from "../../../../survey/questions/ratingQuestion";

const SURVEY_STYLES = { stars: "stars", numbers: "labels", faces: "smileys" } as const;
/** What SurveyJS draws at most: so many faces exist, and so many points of the other styles. */
const MOST_POINTS = { stars: 20, numbers: 20, faces: 10 } as const;

export const rating = defineQuestionType<RatingQuestion>({
  name: "rating",
  icon: "StarHalf",
  group: "scale",
  settings: settingsSchema(
    {
      style: enumSchema("Style", STYLES),
      min: integerSchema("Lowest point", { minimum: -100, maximum: 100, default: 1 }),
      max: integerSchema("Highest point", { minimum: -100, maximum: 100, default: 5 }),
      leftLabel: localizedSchema("Left label"),
      rightLabel: localizedSchema("Right label"),
    },
    ["style", "min", "max"],
  ),
  isAnswerable: true,
  initial: () => ({ style: "stars", min: 1, max: 5 }),
  faults,
  toSurveyJs: (question, language) =>
    compact({
      type: "rating",
      name: question.id,
      rateType: SURVEY_STYLES[question.style],
      rateMin: question.min,
      rateMax: question.max,
      displayMode: "buttons",
      minRateDescription: localize(question.leftLabel, language) || undefined,
      maxRateDescription: localize(question.rightLabel, language) || undefined,
    }),
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm: plainScale,
  answerSchema: (question) => ({ type: "integer", minimum: question.min, maximum: question.max }),
  simulate: (question, random) => {
    // Most people are rather content, each question at its own height.
    const width = question.max - question.min;
    const lowest = question.min + width * (popularity(question.id) - 0.1) * 0.4;
    return Math.round(between(lowest, question.max, 2, random));
  },
  variables: (question, language) => [
    {
      name: question.variable,
      label: localize(question.title, language),
      measure: "ordinal",
      codes: Object.fromEntries(pointsOf(question, language).map(({ code, label }) => [code, localize(label, language)])),
    },
  ],
  cells: (question, answer) => {
    const value = numberOf(answer.value);
    return value === undefined ? {} : { [question.variable]: value };
  },
  tabulate: (question, answers, language) => {
    const { values, missing } = splitAnswers(answers);
    const selections = values.map((value) => [codeOf(value) ?? ""]);
    return {
      base: values.length,
      missing,
      counts: countCodes(selections, pointsOf(question, language), language),
      isOrdered: true,
      statistics: statistics(values.map(numberOf).filter((value) => value !== undefined)),
    };
  },
  charts: ["column", "bar", "donut", "line"],
  qualityTraits: (question, answer) => pointPlace(answer, question.min, question.max),
  matches: matchesOne,
});

function faults(question: RatingQuestion): readonly DefinitionIssue[] {
  const { min, max, style } = question;
  if (max <= min) return [{ path: "/max", fault: "maxNotAboveMin", params: { min, max } }];
  const limit = MOST_POINTS[style];
  return max - min + 1 > limit ? [{ path: "/max", fault: "tooManyPoints", params: { limit } }] : [];
}
