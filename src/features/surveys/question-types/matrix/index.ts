import type { DefinitionFault } from "../../../../schema/questionType";
import { defineQuestionType } from "../shared/defineQuestionType";
import { limitFaults } from "../shared/limits";
import { numberRuleFaults, numberRuleSettings } from "../shared/numberRules";
import { optionFaults } from "../shared/options";
import {
  enumSchema,
  flagSchema,
  integerSchema,
  localizedSchema,
  optionsSchema,
  pinnedSchema,
  settingsSchema,
} from "../shared/schemas";
import { SHORT_TEXT_LIMIT } from "../shared/textSchema";
import { variableFaults } from "../shared/variables";
import { numbered } from "../shared/words";
import { matrixAnswerSchema, matrixCheck, matrixFromSurvey, simulateMatrix } from "./answer";
import { matrixCells, matrixVariables } from "./exportMatrix";
import { CELLS, type MatrixQuestion } from "./matrixQuestion";

import { hasCell, matrixTraits } from "./matrixTraits";

import { plainMatrix } from "./plainMatrix";

import { surveyMatrix } from "./surveyMatrix";
import { tabulateMatrix } from "./tabulateMatrix";

export type { MatrixQuestion } from "./matrixQuestion";

export const matrix = defineQuestionType<MatrixQuestion>({
  name: "matrix",
  icon: "GridOn",
  group: "scale",
  settings: settingsSchema(
    {
      rows: optionsSchema("Rows", pinnedSchema),
      columns: optionsSchema("Columns"),
      cell: enumSchema("Cells", CELLS),
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
  isAnswerable: true,
  initial: (language) => ({ rows: numbered("row", 2, language), columns: numbered("column", 3, language), cell: "single" }),
  faults,
  toSurveyJs: surveyMatrix,
  fromSurveyValue: matrixFromSurvey,
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

function faults(question: MatrixQuestion): readonly DefinitionFault[] {
  return [
    ...optionFaults(question.rows, "/rows"),
    ...optionFaults(question.columns, "/columns"),
    ...(question.cell === "multiple" ? limitFaults(question, question.columns.length) : []),
    ...(question.cell === "number" ? numberRuleFaults(question) : []),
    ...variableFaults(matrixVariables(question, ""), "/rows"),
  ];
}
