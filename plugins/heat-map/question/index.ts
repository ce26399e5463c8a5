import type { DefinitionIssue } from "../../../src/survey/questionType";
import { defineQuestionType } from "../../../src/survey/types/defineQuestionType";
import {
  flagSchema,
  imageSchema,
  integerSchema,
  localizedSchema,
  settingsSchema,
} from "../../../src/survey/types/settingsSchemas";
import { unlessEmpty } from "../../../src/survey/types/values";
import { MOST_POINTS } from "../shared/heatMap";
import { heatMapCheck, heatMapSchema, simulateHeatMap } from "./answer";
import { type HeatMapQuestion, limitsOf, MOST_PARTS } from "./heatMapQuestion";
import { pointsIn } from "./points";
import { heatMapCells, heatMapVariables, isMarkedSo, tabulateHeatMap } from "./results";
import { signLabel } from "./words";

/** A question can be tried before it has its picture. */
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="720" height="480"><rect width="360" height="240" fill="#9fb8d1"/><rect x="30" y="30" width="180" height="28" rx="6" fill="#fff"/><rect x="30" y="72" width="120" height="14" rx="6" fill="#fff" opacity=".7"/><circle cx="270" cy="140" r="60" fill="#fff" opacity=".8"/></svg>',
)}`;

const limit = (title: string, usual: number) => integerSchema(title, { minimum: 0, maximum: MOST_POINTS, default: usual });
const parts = (title: string) => integerSchema(title, { minimum: 1, maximum: MOST_PARTS, default: 3 });

/** An image that respondents mark with points and explain. */
export const heatMapQuestion = defineQuestionType<HeatMapQuestion>({
  name: "heat-map",
  icon: "Whatshot",
  group: "media",
  settings: settingsSchema(
    {
      image: imageSchema,
      positiveLabel: localizedSchema("What a positive point says"),
      negativeLabel: localizedSchema("What a negative point says"),
      maxPositive: limit("Positive points at most", 3),
      maxNegative: limit("Negative points at most", 3),
      minPoints: limit("Points at least", 1),
      explanationRequired: flagSchema("Every point must be explained"),
      gridColumns: parts("Columns of the results"),
      gridRows: parts("Rows of the results"),
    },
    ["image"],
  ),
  uiSettings: { image: { "ui:options": { isImage: true } } },
  isAnswerable: true,
  initial: () => ({ image: DRAWING, maxPositive: 3, maxNegative: 3 }),
  faults,
  toSurveyJs: ({ id }) => ({ type: "heatmap", name: id }),
  toDrawing: (question, language) => ({
    image: question.image,
    positiveLabel: signLabel(question, "POSITIVE", language),
    negativeLabel: signLabel(question, "NEGATIVE", language),
    ...limitsOf(question),
  }),
  plainSurvey: "none",
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  answerSchema: heatMapSchema,
  check: heatMapCheck,
  simulate: simulateHeatMap,
  variables: heatMapVariables,
  cells: heatMapCells,
  tabulate: tabulateHeatMap,
  charts: ["stacked", "bar", "column"],
  qualityTraits: (_question, { value }) => ({ texts: pointsIn(value).map(({ explanation }) => explanation) }),
  matches: isMarkedSo,
});

function faults(question: HeatMapQuestion): readonly DefinitionIssue[] {
  const { maxPositive, maxNegative, minPoints } = limitsOf(question);
  const most = maxPositive + maxNegative;
  if (question.image === "") return [{ path: "/image", fault: "missingImage", params: { code: question.variable } }];
  if (most === 0) return [{ path: "/maxPositive", fault: "heatMapNoPoints" }];
  return minPoints > most ? [{ path: "/minPoints", fault: "heatMapMinAboveMax", params: { limit: most } }] : [];
}
