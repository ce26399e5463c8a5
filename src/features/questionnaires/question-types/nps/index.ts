import { compact } from "../../../../shared/compact";
import { localize } from "../../../../shared/languages";
import type { Answer, Option } from "../../../../survey/questionnaire";
import type { Distribution, Variable } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { localizedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { between, popularity } from "../../../../survey/types/simulation";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf, numberOf, unlessEmpty } from "../../../../survey/types/values";
import { countCodes } from "../shared/choices/countCodes";
import { matchesOne } from "../shared/choices/oneOf";
import { statistics } from "../shared/numbers/statistics";
import { pointPlace } from "../shared/places";
import { plainScale } from "../shared/plain/plainScale";
import { wordOf } from "../shared/texts/words";
import { codedVariable, partLabel, partName } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";
import type { NpsQuestion } from "./npsQuestion";

export type { NpsQuestion } from "./npsQuestion";

import { groupOf, netPromoterScore, npsGroups } from "./score";

const HIGHEST = 10;
const TONES = { "1": "negative", "2": "neutral", "3": "positive" } as const;

/** Net Promoter Score: the eleven points, and the share of promoters (9, 10) less that of detractors (0 to 6). */
export const nps = defineQuestionType<NpsQuestion>({
  name: "nps",
  icon: "ThumbUp",
  group: "scale",
  settings: settingsSchema({ leftLabel: localizedSchema("Left label"), rightLabel: localizedSchema("Right label") }),
  isAnswerable: true,
  initial: (language) => ({
    leftLabel: { [language]: wordOf("unlikely", language) },
    rightLabel: { [language]: wordOf("likely", language) },
  }),
  toSurveyJs: (question, language) =>
    compact({
      type: "rating",
      name: question.id,
      rateType: "labels",
      rateMin: 0,
      rateMax: HIGHEST,
      displayMode: "buttons",
      minRateDescription: localize(question.leftLabel, language) || undefined,
      maxRateDescription: localize(question.rightLabel, language) || undefined,
    }),
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm: (question, language) => plainScale({ ...question, min: 0, max: HIGHEST }, language),
  answerSchema: () => ({ type: "integer", minimum: 0, maximum: HIGHEST }),
  simulate: (question, random) => Math.round(between(1 + popularity(question.id) * 5, HIGHEST, 2, random)),
  variables,
  cells: (question, answer) => {
    const value = numberOf(answer.value);
    return value === undefined ? {} : { [question.variable]: value, [groupName(question)]: groupOf(value) };
  },
  tabulate,
  charts: ["column", "bar", "line"],
  qualityTraits: (_question, answer) => pointPlace(answer, 0, HIGHEST),
  matches: matchesOne,
});

function groupName(question: NpsQuestion): string {
  return partName(question, "nps");
}

function pointsOf(question: NpsQuestion, language: string): readonly Option[] {
  return Array.from({ length: HIGHEST + 1 }, (_, point) => {
    const end = point === 0 ? question.leftLabel : point === HIGHEST ? question.rightLabel : undefined;
    const text = localize(end, language);
    return { code: String(point), label: { [language]: text === "" ? String(point) : `${point} – ${text}` } };
  });
}

function variables(question: NpsQuestion, language: string): readonly Variable[] {
  const points = codedVariable(question.variable, localize(question.title, language), pointsOf(question, language), language);
  const groups = codedVariable(groupName(question), partLabel(question, language, "NPS"), npsGroups(language), language);
  return [
    { ...points, measure: "ordinal" },
    { ...groups, measure: "ordinal" },
  ];
}

function tabulate(question: NpsQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const points = values.map(numberOf).filter((value) => value !== undefined);
  return {
    base: values.length,
    missing,
    counts: countCodes(
      values.map((value) => [codeOf(value) ?? ""]),
      pointsOf(question, language),
      language,
    ).map((count) => ({ ...count, tone: TONES[groupOf(Number(count.code))] })),
    isOrdered: true,
    statistics: { ...statistics(points), ...netPromoterScore(points) },
  };
}
