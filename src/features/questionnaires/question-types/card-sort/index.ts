import { compact } from "../../../../shared/compact";
import { entryName, type PlainForm } from "../../../../survey/plainForm/plainForm";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { flagSchema, integerSchema, optionsSchema, pinnedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { labelOf } from "../shared/choices/options";
import { convertFields } from "../shared/fields";
import { plainOptions } from "../shared/plain/plainFields";
import { textFromSurvey } from "../shared/texts/openAnswer";
import { numbered } from "../shared/texts/words";
import { cardSortCheck, cardSortSchema, simulateCardSort } from "./answer";
import { type CardSortQuestion, roomOf } from "./cardSortQuestion";
import { cardCells, cardVariables } from "./exportCards";
import { cardSortIssues } from "./faults";
import { toLimeSurvey } from "./limeSurvey";
import { cardTraits, isSortedSo, tabulateCards } from "./results";
import { surveyCards } from "./surveyCards";

export type { CardSortQuestion } from "./cardSortQuestion";

export const cardSort = defineQuestionType<CardSortQuestion>({
  name: "card-sort",
  icon: "Style",
  group: "scale",
  settings: settingsSchema(
    {
      options: optionsSchema("Cards", pinnedSchema),
      columns: optionsSchema("Groups"),
      allCards: flagSchema("Every card must be sorted"),
      maxPerGroup: integerSchema("Most cards of a group", { minimum: 1 }),
      randomOrder: flagSchema("Random answer order"),
    },
    ["options", "columns"],
  ),
  isAnswerable: true,
  initial: (language) => ({ options: numbered("card", 4, language), columns: numbered("group", 2, language) }),
  faults: cardSortIssues,
  toSurveyJs: surveyCards,
  plainSurvey: "looks",
  asksOf: { allCards: "options" },
  toDrawing: (question) => compact({ roomInGroups: roomOf(question) }),
  fromSurveyValue: (_question, value) => convertFields(value, textFromSurvey),
  toLimeSurvey,
  plainForm,
  answerSchema: cardSortSchema,
  check: cardSortCheck,
  simulate: simulateCardSort,
  variables: cardVariables,
  cells: cardCells,
  tabulate: tabulateCards,
  charts: ["stacked", "bar", "column", "radar"],
  qualityTraits: cardTraits,
  matches: isSortedSo,
});

/** A list of the groups for each card. */
function plainForm(question: CardSortQuestion, language: string): PlainForm {
  const options = plainOptions(question.columns, language);
  const fields = question.options.map((card) => ({
    control: "select" as const,
    name: entryName(card.code),
    label: labelOf(card, language),
    isNeeded: question.allCards === true,
    options,
  }));
  return { shape: "parts", fields };
}
