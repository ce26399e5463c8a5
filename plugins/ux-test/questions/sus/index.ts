import { compact } from "../../../../src/shared/compact";
import { isJsonObject, type Json, type JsonObject } from "../../../../src/shared/json";
import { entryName, type PlainForm } from "../../../../src/survey/plainForm/plainForm";
import { ruleText } from "../../../../src/survey/questions/ruleTexts";
import { defineQuestionType } from "../../../../src/survey/types/defineQuestionType";
import { flagSchema, localizedSchema, settingsSchema } from "../../../../src/survey/types/settingsSchemas";
import { between, popularity, type Random } from "../../../../src/survey/types/simulation";
import { isAnsweredSo, susCells, susTraits, susVariables, tabulateSus } from "./results";
import { isPositive } from "./score";
import { POINTS, pointLabel, STATEMENT_CODES, statementOf } from "./statements";
import type { SusQuestion } from "./susQuestion";

/** The System Usability Scale, with its score from 0 to 100. */
export const sus = defineQuestionType<SusQuestion>({
  name: "sus",
  icon: "Speed",
  group: "scale",
  settings: settingsSchema({
    product: localizedSchema("What the product is called"),
    allRows: flagSchema("Every statement must be answered"),
  }),
  isAnswerable: true,
  initial: () => ({ required: true, allRows: true }),
  toSurveyJs,
  fromSurveyValue: (_question, value) => pointsFromSurvey(value),
  plainForm,
  answerSchema,
  simulate,
  variables: susVariables,
  cells: susCells,
  tabulate: tabulateSus,
  charts: ["stacked", "bar", "column"],
  qualityTraits: (_question, answer) => susTraits(answer),
  matches: (_question, answer, code) => isAnsweredSo(answer, code),
});

function toSurveyJs(question: SusQuestion, language: string): JsonObject {
  const { id, required, allRows } = question;
  const isComplete = STATEMENT_CODES.map((code) => `{${id}.${code}} notempty`).join(" and ");
  const everyRow = {
    type: "expression",
    expression: `{${id}} empty or (${isComplete})`,
    text: ruleText("everyRow", language),
  };
  return compact({
    type: "matrix",
    name: id,
    columnMinWidth: "64px",
    rows: STATEMENT_CODES.map((code) => ({ value: code, text: statementOf(question, code, language) })),
    columns: POINTS.map((point) => ({ value: point, text: pointLabel(point, language) })),
    eachRowRequired: (required && allRows) || undefined,
    validators: !required && allRows ? [everyRow] : undefined,
  });
}

/** SurveyJS leaves empty rows behind, and plain forms send texts. */
function pointsFromSurvey(value: Json): Json | undefined {
  if (!isJsonObject(value)) return value === null || value === "" ? undefined : value;
  const entries = Object.entries(value).filter(([, point]) => point !== null && point !== "");
  const points = entries.map(([code, point]) => [
    code,
    typeof point === "string" && /^[1-5]$/.test(point) ? Number(point) : point,
  ]);
  return points.length > 0 ? Object.fromEntries(points) : undefined;
}

function plainForm(question: SusQuestion, language: string): PlainForm {
  const options = POINTS.map((point) => ({ value: String(point), label: pointLabel(point, language) }));
  const fields = STATEMENT_CODES.map((code) => ({
    control: "radio" as const,
    name: entryName(code),
    label: statementOf(question, code, language),
    isNeeded: question.allRows === true,
    options,
  }));
  return { shape: "parts", isNumeric: true, fields };
}

function answerSchema({ allRows }: SusQuestion): JsonObject {
  const point = { type: "integer", minimum: 1, maximum: 5 };
  return {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(STATEMENT_CODES.map((code) => [code, point])),
    required: allRows ? STATEMENT_CODES : [],
  };
}

/** Somebody's opinion of the product, from 0 to 4, and how far each statement strays from it. */
function simulate({ id, allRows }: SusQuestion, random: Random): Json {
  const opinion = between(1 + popularity(id), 4, 2, random);
  const points = STATEMENT_CODES.flatMap((code, place) => {
    const liking = Math.min(4, Math.max(0, Math.round(opinion + (random() - 0.5) * 2.5)));
    const isLeft = place > 0 && !allRows && random() < 0.03;
    return isLeft ? [] : [[code, isPositive(code) ? liking + 1 : 5 - liking]];
  });
  return Object.fromEntries(points);
}
