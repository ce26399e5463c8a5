import type { JsonObject } from "../../../../shared/json";
import { CELLS, type MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import type { DefinitionIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import {
  enumSchema,
  flagSchema,
  integerSchema,
  localizedSchema,
  optionsSchema,
  pinnedSchema,
  settingsSchema,
} from "../../../../survey/types/settingsSchemas";
import { optionIssues } from "../shared/choices/options";
import { limitIssues } from "../shared/limits";
import { drawnNumber, numberRuleIssues, numberRuleSettings } from "../shared/numbers/numberRules";
import { SHORT_TEXT_LIMIT } from "../shared/texts/textSchema";
import { numbered } from "../shared/texts/words";
import { variableIssues } from "../shared/variables";
import { matrixAnswerSchema, matrixCheck, matrixFromSurvey, simulateMatrix } from "./answer";
import { matrixCells, matrixVariables } from "./exportMatrix";
import { toLimeSurvey } from "./limeSurvey";
import { hasCell, matrixTraits } from "./matrixTraits";
import { plainMatrix } from "./plainMatrix";
import { surveyMatrix } from "./surveyMatrix";
import { tabulateMatrix } from "./tabulateMatrix";

export type { MatrixQuestion } from "../../../../survey/questions/matrixQuestion";

export const matrix = defineQuestionType<MatrixQuestion>({
  name: "matrix",
  icon: "GridOn",
  group: "scale",
  settings: settingsSchema(
    {
      rows: optionsSchema("Rows", pinnedSchema),
      columns: optionsSchema("Columns"),
      cell: enumSchema("Cells", CELLS),
      isScale: { ...flagSchema("The columns are a scale"), default: true },
      allRows: flagSchema("Every row must be answered"),
      min: integerSchema("Least selections", { minimum: 0 }),
      max: integerSchema("Most selections", { minimum: 1 }),
      leftLabel: localizedSchema("Left label"),
      rightLabel: localizedSchema("Right label"),
      randomOrder: flagSchema("Random answer order"),
      maxLength: integerSchema("Most characters", { minimum: 1, maximum: SHORT_TEXT_LIMIT }),
      ...numberRuleSettings,
    },
    ["rows", "columns"],
  ),
  uiSettings: {
    ...shownForCells(["single"], ["isScale"]),
    ...shownForCells(["single", "multiple"], ["leftLabel", "rightLabel"]),
    ...shownForCells(["multiple"], ["min", "max"]),
    ...shownForCells(["text"], ["maxLength"]),
    ...shownForCells(["number"], Object.keys(numberRuleSettings)),
  },
  isAnswerable: true,
  initial: (language) => ({
    rows: numbered("row", 2, language),
    columns: numbered("column", 3, language),
    cell: "single",
  }),
  faults,
  toSurveyJs: surveyMatrix,
  asksOf: { allRows: "rows", min: "columns" },
  fromSurveyValue: matrixFromSurvey,
  toDrawing: (question) => (question.cell === "number" ? drawnNumber(question) : {}),
  toLimeSurvey,
  plainForm: plainMatrix,
  answerSchema: matrixAnswerSchema,
  check: matrixCheck,
  simulate: simulateMatrix,
  variables: matrixVariables,
  cells: matrixCells,
  tabulate: tabulateMatrix,
  charts: ["stacked", "bar", "column", "radar"],
  qualityTraits: matrixTraits,
  matches: (question, answer, code) => hasCell(question, answer.value, code),
});

/** Settings that mean something for some kinds of cells alone. */
function shownForCells(cells: readonly (typeof CELLS)[number][], names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { "ui:options": { shownFor: { cell: cells } } }]));
}

function faults(question: MatrixQuestion): readonly DefinitionIssue[] {
  return [
    ...optionIssues(question.rows, "/rows"),
    ...optionIssues(question.columns, "/columns"),
    ...(question.cell === "multiple" ? limitIssues(question, question.columns.length) : []),
    ...(question.cell === "number" ? numberRuleIssues(question) : []),
    ...variableIssues(matrixVariables(question, ""), "/rows"),
  ];
}
