import type { DefinitionIssue, QualityTraits } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { integerSchema, localizedSchema, optionsSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { optionIssues } from "../shared/choices/options";
import { numbered, wordOf } from "../shared/texts/words";
import { bestCodes, chosenOf, maxDiffCheck, maxDiffSchema, simulateMaxDiff } from "./answer";
import { combinations } from "./combinations";
import { maxDiffCells, maxDiffVariables } from "./exportMaxDiff";
import {
  LEAST_ITEMS,
  LEAST_PER_SET,
  type MaxDiffQuestion,
  MOST_PER_SET,
  MOST_SETS,
  perSetOf,
  setCountOf,
  setsOf,
} from "./maxDiffQuestion";
import { plainMaxDiff } from "./plainMaxDiff";
import { drawnMaxDiff, maxDiffFromSurvey, maxDiffToSurvey, surveyMaxDiff } from "./surveyMaxDiff";
import { tabulateMaxDiff } from "./tabulateMaxDiff";

export type { MaxDiffQuestion } from "./maxDiffQuestion";

const FIRST_ITEMS = 6;

/** MaxDiff: what matters most and least, found by choices among few instead of ratings of many. */
export const maxDiff = defineQuestionType<MaxDiffQuestion>({
  name: "max-diff",
  icon: "ThumbsUpDown",
  group: "scale",
  settings: settingsSchema(
    {
      options: optionsSchema("Items"),
      bestLabel: localizedSchema("Label of the best"),
      worstLabel: localizedSchema("Label of the worst"),
      itemsPerSet: integerSchema("Items per set", { minimum: LEAST_PER_SET, maximum: MOST_PER_SET, default: 4 }),
      sets: integerSchema("Sets", { minimum: 1, maximum: MOST_SETS }),
    },
    ["options"],
  ),
  isAnswerable: true,
  initial: (language) => ({
    options: numbered("item", FIRST_ITEMS, language),
    itemsPerSet: 4,
    bestLabel: { [language]: wordOf("best", language) },
    worstLabel: { [language]: wordOf("worst", language) },
  }),
  faults,
  toSurveyJs: surveyMaxDiff,
  toDrawing: drawnMaxDiff,
  // Each set would offer all items.
  plainSurvey: "none",
  fromSurveyValue: maxDiffFromSurvey,
  toSurveyValue: maxDiffToSurvey,
  plainForm: plainMaxDiff,
  answerSchema: maxDiffSchema,
  check: maxDiffCheck,
  simulate: simulateMaxDiff,
  variables: maxDiffVariables,
  cells: maxDiffCells,
  tabulate: tabulateMaxDiff,
  charts: ["bar", "column"],
  qualityTraits: (question, { value }): QualityTraits => {
    const places = setsOf(question).flatMap(({ key, items }) => {
      const codes = items.map(({ code }) => code);
      const chosen = chosenOf(value ?? null, { key, codes });
      return chosen ? [codes.indexOf(chosen.best)] : [];
    });
    return places.length > 0 ? { grid: { places, of: perSetOf(question), isShuffled: false } } : {};
  },
  matches: (_question, { value }, code) => bestCodes(value).includes(code),
});

function faults(question: MaxDiffQuestion): readonly DefinitionIssue[] {
  const { options } = question;
  return [
    ...optionIssues(options),
    ...(options.length > 0 && options.length < LEAST_ITEMS
      ? [{ path: "/options", fault: "tooFewOptions", params: { limit: LEAST_ITEMS } }]
      : setIssues(question)),
    ...narrowingIssues(question),
  ];
}

/** Faults of how the items are spread over sets. */
function setIssues(question: MaxDiffQuestion): readonly DefinitionIssue[] {
  const items = question.options.length;
  const perSet = perSetOf(question);
  const sets = setCountOf(question);
  if (items === 0) return [];
  if (perSet >= items) return [{ path: "/itemsPerSet", fault: "setsTooLarge", params: { limit: items - 1 } }];
  const different = combinations(items, perSet);
  if (sets > different) return [{ path: "/sets", fault: "tooManySets", params: { limit: different } }];
  const least = Math.ceil(items / perSet);
  return sets < least ? [{ path: "/sets", fault: "tooFewSets", params: { limit: least } }] : [];
}

/** A design whose items come and go would be another one for each respondent, and no longer balanced. */
function narrowingIssues({ options, carry }: MaxDiffQuestion): readonly DefinitionIssue[] {
  const conditional = options.flatMap(({ showIf }, place) =>
    showIf ? [{ path: `/options/${place}/showIf`, fault: "alwaysShown" }] : [],
  );
  return [...conditional, ...(carry ? [{ path: "/carry", fault: "alwaysShown" }] : [])];
}
