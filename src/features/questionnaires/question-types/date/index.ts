import { compact } from "../../../../shared/compact";
import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { isMoment } from "../../../../survey/answers/isMoment";
import { type DatedQuestion, type DateQuestion, PRECISIONS } from "../../../../survey/questions/dateQuestion";
import { isBlank } from "../../../../survey/questions/isBlank";
import { ruleText } from "../../../../survey/questions/ruleTexts";
import type { AnswerIssue, DefinitionIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { enumSchema, integerSchema, localizedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf } from "../../../../survey/types/values";
import { differingSettings, differingUi } from "../shared/differing";
import { plainInput } from "../shared/plain/plainFields";
import { textFromSurvey } from "../shared/texts/openAnswer";
import { asOf } from "./asOf";
import { countDates } from "./countDates";
import { toLimeSurvey } from "./limeSurvey";
import { compareMoments, isWithin, simulateMoment, spanOf } from "./moments";

export type { DateQuestion } from "../../../../survey/questions/dateQuestion";

const DAY = "^\\d{4}-\\d{2}-\\d{2}$";
const MINUTE = "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$";
const LATEST = "9999-12-31";
const MOST_DAYS = 3_650;
const EITHER = "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$";

export const date = defineQuestionType<DatedQuestion>({
  name: "date",
  icon: "CalendarToday",
  group: "number",
  settings: settingsSchema({
    precision: enumSchema("Precision", PRECISIONS),
    minDate: { type: "string", title: "Earliest date", pattern: EITHER },
    maxDate: { type: "string", title: "Latest date", pattern: EITHER },
    maxAgeDays: integerSchema("Not older than, in days", { minimum: 1, maximum: MOST_DAYS }),
    maxAgeMessage: localizedSchema("Message where the date is too old"),
    ...differingSettings,
  }),
  uiSettings: {
    minDate: { "ui:placeholder": "2026-01-31" },
    maxDate: { "ui:placeholder": "2026-12-31" },
    maxAgeMessage: { "ui:options": { shownWith: ["maxAgeDays"] } },
    ...differingUi,
  },
  isAnswerable: true,
  initial: () => ({ precision: "day" }),
  faults,
  toSurveyJs: (question, language) =>
    compact({
      type: "text",
      name: question.id,
      inputType: hasTime(question) ? "datetime-local" : "date",
      ...limitsOf(question),
      ...ageText(question, language),
      validators: [{ type: "regex", regex: "^(?!0000)\\d{4}-", text: ruleText("fourDigitYear", language) }],
    }),
  fromSurveyValue: (question, value) => {
    const text = textFromSurvey(value);
    // Browsers may add seconds to a time.
    const isTimed = hasTime(question) && typeof text === "string" && /^[^T]{10}T\d{2}:\d{2}:\d{2}(\.\d+)?$/.test(text);
    return isTimed ? text.slice(0, 16) : text;
  },
  toLimeSurvey,
  plainForm: (question) =>
    plainInput({
      control: hasTime(question) ? "datetime-local" : "date",
      limits: limitsOf(question),
    }),
  answerSchema: (question) => ({ type: "string", pattern: hasTime(question) ? MINUTE : DAY }),
  check,
  asOf,
  sameBy: "value",
  simulate: (question, random) => simulateMoment(question, random),
  variables: (question, language) => [
    {
      name: question.variable,
      label: localize(question.title, language),
      measure: "scale",
      dates: hasTime(question) ? "minute" : "day",
    },
  ],
  cells: (question, answer) => {
    const text = codeOf(answer.value);
    return text === undefined ? {} : { [question.variable]: text };
  },
  tabulate: (_question, answers, language) => {
    const { values, missing } = splitAnswers(answers);
    return {
      base: values.length,
      missing,
      counts: countDates(
        values.map((value: Json) => codeOf(value) ?? ""),
        language,
      ),
    };
  },
  charts: ["line", "column"],
});

function hasTime(question: DateQuestion): boolean {
  return question.precision === "minute";
}

function inForm(question: DateQuestion, limit: string, time: string): string {
  const day = limit.slice(0, 10);
  if (!hasTime(question)) return day;
  return limit.length > 10 ? limit : day + time;
}

/**
 * What the browser is told. A page may stay open for days, and then the earliest day of when it was loaded is lenient,
 * but the latest would refuse its reader's today: what is still to come only the server refuses.
 */
function limitsOf(question: DatedQuestion): { readonly min?: string; readonly max: string } {
  const { min } = spanOf(question);
  return {
    ...(min ? { min: inForm(question, min, "T00:00") } : {}),
    // Browsers would let years of six figures be typed.
    max: inForm(question, question.maxDate || LATEST, "T23:59"),
  };
}

/** What the browser says of a date of before the last days. */
function ageText(question: DatedQuestion, language: string): JsonObject {
  const { earliestDay, maxAgeDays = 0, maxAgeMessage } = question;
  if (!earliestDay || spanOf(question).min !== earliestDay) return {};
  const own = localize(maxAgeMessage, language).trim();
  return { minErrorText: own || ruleText("maxAgeDays", language, maxAgeDays) };
}

function ageIssues(question: DatedQuestion, text: string): readonly AnswerIssue[] {
  const { earliestDay: min, latestDay: max, maxAgeDays = 0, maxAgeMessage } = question;
  if (isWithin(text, { min, max })) return [];
  const fault = { path: "", rule: "maxAgeDays", params: { smart_count: maxAgeDays } };
  return [maxAgeMessage && !isBlank(maxAgeMessage) ? { ...fault, ownMessage: maxAgeMessage } : fault];
}

function check(question: DatedQuestion, value: Json): readonly AnswerIssue[] {
  const text = codeOf(value) ?? "";
  if (!isMoment(text)) return [{ path: "", rule: "format" }];
  const { minDate, maxDate } = question;
  if (minDate && compareMoments(text, minDate) < 0) return [{ path: "", rule: "minimum", params: { limit: minDate } }];
  if (maxDate && compareMoments(text, maxDate) > 0) return [{ path: "", rule: "maximum", params: { limit: maxDate } }];
  return ageIssues(question, text);
}

function faults(question: DateQuestion): readonly DefinitionIssue[] {
  const { minDate, maxDate } = question;
  const unreal = (["minDate", "maxDate"] as const).filter((setting) => {
    const limit = question[setting];
    return limit !== undefined && !isMoment(limit);
  });
  if (unreal.length > 0) return unreal.map((setting) => ({ path: `/${setting}`, fault: "noDate" }));
  const isReversed = minDate !== undefined && maxDate !== undefined && compareMoments(maxDate, minDate) < 0;
  if (isReversed) return [{ path: "/maxDate", fault: "maxBelowMin", params: { min: minDate, max: maxDate } }];
  const isIdle = question.maxAgeDays === undefined && !isBlank(question.maxAgeMessage);
  return isIdle ? [{ path: "/maxAgeMessage", fault: "messageOfNothing" }] : [];
}
