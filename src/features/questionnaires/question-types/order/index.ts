import { compact } from "../../../../shared/compact";
import type { Json } from "../../../../shared/json";
import { entryName, type PlainForm } from "../../../../survey/plainForm/plainForm";
import type { Answer } from "../../../../survey/questionnaire";
import type { OrderQuestion } from "../../../../survey/questions/orderQuestion";
import type { Distribution } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import {
  flagSchema,
  integerSchema,
  listOfValues,
  optionsSchema,
  pinnedSchema,
  settingsSchema,
} from "../../../../survey/types/settingsSchemas";
import { integerBetween, shuffle } from "../../../../survey/types/simulation";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { codesOf, unlessEmpty } from "../../../../survey/types/values";
import { countCodes } from "../shared/choices/countCodes";
import { labelOf, optionIssues, surveyItems } from "../shared/choices/options";
import { limitIssues } from "../shared/limits";
import { statistics } from "../shared/numbers/statistics";
import { plainOptions } from "../shared/plain/plainFields";
import { numbered } from "../shared/texts/words";
import { codedVariable, partLabel, partName } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";

export type { OrderQuestion } from "../../../../survey/questions/orderQuestion";

export const order = defineQuestionType<OrderQuestion>({
  name: "order",
  icon: "FormatListNumbered",
  group: "scale",
  settings: settingsSchema(
    {
      options: optionsSchema("Items", pinnedSchema),
      min: integerSchema("Least ranked items", { minimum: 1 }),
      max: integerSchema("Most ranked items", { minimum: 1 }),
      randomOrder: flagSchema("Random answer order"),
    },
    ["options"],
  ),
  isAnswerable: true,
  initial: (language) => ({ options: numbered("item", 3, language) }),
  faults: (question) => [...optionIssues(question.options), ...limitIssues(question, question.options.length)],
  toSurveyJs: (question, language) =>
    compact({
      type: "ranking",
      name: question.id,
      choices: surveyItems(question.options, language),
      choicesOrder: question.randomOrder ? "random" : undefined,
      ...(question.max === undefined
        ? {}
        : {
            selectToRankEnabled: true,
            maxSelectedChoices: question.max,
            // SurveyJS's own minimum would make an optional question required.
            validators: [{ type: "answercount", minCount: placesOf(question).min }],
          }),
    }),
  asksOf: { min: "options" },
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm,
  answerSchema: (question) => listOfValues(codesIn(question), placesOf(question)),
  simulate: (question, random) => {
    const { min, max } = placesOf(question);
    return shuffle(codesIn(question), random).slice(0, integerBetween(min, max, random));
  },
  variables: (question, language) =>
    placeNames(question).map((name, place) =>
      codedVariable(name, partLabel(question, language, String(place + 1)), question.options, language),
    ),
  cells: (question, answer) => {
    const names = placeNames(question);
    const ranked = codesOf(answer.value).slice(0, names.length);
    return Object.fromEntries(ranked.map((code, place) => [names[place] ?? "", code]));
  },
  tabulate,
  charts: ["bar", "column", "radar"],
  matches: (_question, answer, code) => codesOf(answer.value)[0] === code,
});

function codesIn(question: OrderQuestion): readonly string[] {
  return question.options.map(({ code }) => code);
}

function placesOf(question: OrderQuestion): { readonly min: number; readonly max: number } {
  const all = question.options.length;
  if (question.max === undefined) return { min: all, max: all };
  const max = Math.min(question.max, all);
  return { min: Math.min(question.min ?? 1, max), max };
}

function placeNames(question: OrderQuestion): readonly string[] {
  return Array.from({ length: placesOf(question).max }, (_, place) => partName(question, String(place + 1)));
}

/** Counts are first places; the parts hold each item's position among those who ranked it. */
function tabulate(question: OrderQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const rankings = values.map((value: Json) => codesOf(value));
  const parts = question.options.map((option) => {
    const positions = rankings.map((codes) => codes.indexOf(option.code) + 1).filter((position) => position > 0);
    return { code: option.code, label: labelOf(option, language), base: positions.length, statistics: statistics(positions) };
  });
  const counts = countCodes(
    rankings.map((codes) => codes.slice(0, 1)),
    question.options,
    language,
  );
  return { base: values.length, missing, counts, parts };
}

/** A list to choose from for each place. */
function plainForm(question: OrderQuestion, language: string): PlainForm {
  const { min, max } = placesOf(question);
  const options = plainOptions(question.options, language);
  return {
    shape: "ranked",
    fields: Array.from({ length: max }, (_, place) => ({
      control: "select",
      name: entryName(place + 1),
      label: `${place + 1}.`,
      isNeeded: place < min,
      options,
    })),
  };
}
