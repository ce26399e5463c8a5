import { resolveLanguage } from "../../../../src/shared/languages";
import type { Option } from "../../../../src/survey/questionnaire";
import { isBlank } from "../../../../src/survey/questions/isBlank";
import type { DefinitionIssue } from "../../../../src/survey/questionType";
import { defineQuestionType } from "../../../../src/survey/types/defineQuestionType";
import {
  enumSchema,
  flagSchema,
  optionsSchema,
  pinnedSchema,
  settingsSchema,
} from "../../../../src/survey/types/settingsSchemas";
import { cardSortingCheck, cardSortingSchema, simulateCardSorting, withoutEmptyGroups } from "./answer";
import {
  type CardSortingQuestion,
  givenGroups,
  hasOwnGroups,
  labelOf,
  MOST_CARDS,
  modeOf,
  SORT_MODES,
} from "./cardSortingQuestion";
import { cardSortingCells, cardSortingTraits, cardSortingVariables, isSortedSo, tabulateCardSorting } from "./results";

/** In the questionnaire's language, and so no text of the interface: the author writes over it. */
const CARD = { es: "Tarjeta", en: "Card", fr: "Carte", nl: "Kaart", it: "Carta", pt: "Cartão" } as const;

const FEWEST_CARDS = 2;
const MOST_GROUPS = 50;

/** Open, closed and hybrid card sorts: which cards belong together, and what people call the groups. */
export const cardSorting = defineQuestionType<CardSortingQuestion>({
  name: "card-sorting",
  icon: "AccountTree",
  group: "scale",
  settings: settingsSchema(
    {
      mode: enumSchema("Who names the groups", SORT_MODES),
      options: { ...optionsSchema("Cards", pinnedSchema), maxItems: MOST_CARDS },
      columns: { ...optionsSchema("Groups"), maxItems: MOST_GROUPS },
      allCards: flagSchema("Every card must be sorted"),
      randomOrder: flagSchema("Random answer order"),
    },
    ["options"],
  ),
  uiSettings: { columns: { "ui:options": { shownFor: { mode: ["CLOSED", "HYBRID"] } } } },
  isAnswerable: true,
  initial: (language) => ({ required: true, mode: "OPEN", options: firstCards(language), allCards: true, randomOrder: true }),
  faults,
  toSurveyJs: ({ id }) => ({ type: "cardsorting", name: id }),
  toDrawing: (question, language) => ({
    cards: question.options.map((card) => ({ code: card.code, text: labelOf(card, language) })),
    groups: givenGroups(question).map((group) => ({ code: group.code, text: labelOf(group, language) })),
    hasOwnGroups: hasOwnGroups(question),
    allCards: question.allCards === true,
  }),
  plainSurvey: "none",
  fromSurveyValue: (_question, value) => withoutEmptyGroups(value),
  answerSchema: cardSortingSchema,
  check: cardSortingCheck,
  simulate: simulateCardSorting,
  variables: cardSortingVariables,
  cells: cardSortingCells,
  tabulate: tabulateCardSorting,
  charts: ["bar", "stacked", "column"],
  qualityTraits: cardSortingTraits,
  matches: isSortedSo,
});

function firstCards(language: string) {
  return Array.from({ length: 4 }, (_, place) => ({
    code: String(place + 1),
    label: { [language]: `${CARD[resolveLanguage(language)]} ${place + 1}` },
  }));
}

function listIssues(list: readonly Option[], path: string, least: number): readonly DefinitionIssue[] {
  if (list.length === 0) return [{ path, fault: "noOptions" }];
  const codes = list.map(({ code }) => code);
  const single = list.flatMap(({ code, label }, place): DefinitionIssue[] => [
    ...(codes.indexOf(code) < place ? [{ path: `${path}/${place}/code`, fault: "repeatedCode", params: { code } }] : []),
    ...(isBlank(label) ? [{ path: `${path}/${place}/label`, fault: "emptyLabel", params: { code } }] : []),
  ]);
  return list.length < least ? [...single, { path, fault: "tooFewOptions", params: { limit: least } }] : single;
}

/** Too few cards or groups, and such that can't be told apart. */
function faults(question: CardSortingQuestion): readonly DefinitionIssue[] {
  const mode = modeOf(question);
  return [
    ...listIssues(question.options, "/options", FEWEST_CARDS),
    ...(mode === "OPEN" ? [] : listIssues(question.columns ?? [], "/columns", mode === "CLOSED" ? 2 : 1)),
  ];
}
