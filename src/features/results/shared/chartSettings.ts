import Type from "typebox";
import type { ValueOf } from "../../../shared/calls/defineApi";
import { closed } from "../../../shared/calls/schemas";
import type { ChartKind } from "../../../survey/questionType";

const CHART_KINDS = ["bar", "column", "donut", "stacked", "histogram", "radar", "line"] as const satisfies readonly ChartKind[];

/** How a question's answers stand in its chart: as in the questionnaire, by their number, or as somebody put them. */
export const ANSWER_ORDERS = ["questionnaire", "descending", "ascending", "manual"] as const;
export type AnswerOrder = (typeof ANSWER_ORDERS)[number];

/** Hues of the token set; shades of one where parts of a chart have to be told apart. */
export const HUES = ["blue", "orange", "teal", "pink", "violet", "olive", "green", "grey"] as const;
export type Hue = (typeof HUES)[number];
/** `answers`: a colour an answer, where it means something. */
export const CHART_COLOURS = [...HUES, "answers"] as const;
export type ChartColours = (typeof CHART_COLOURS)[number];

const Codes = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 500, uniqueItems: true });

export const ChartSettings = closed({
  kind: Type.Optional(Type.Enum([...CHART_KINDS], { type: "string" })),
  title: Type.Optional(
    Type.String({ minLength: 1, maxLength: 300, pattern: "\\S", description: "What stands above it instead of the question" }),
  ),
  order: Type.Optional(Type.Enum([...ANSWER_ORDERS], { type: "string", description: "`questionnaire` unless given" })),
  codes: Type.Optional(
    Type.Unsafe<readonly string[]>({
      ...Codes,
      description: "The answers in their `manual` order, or the rows of a grid; unknown ones are ignored, others follow",
    }),
  ),
  hidden: Type.Optional(
    Type.Unsafe<readonly string[]>({
      ...Codes,
      description: "Answers, or rows of a grid, that aren't shown; unknown ones are ignored",
    }),
  ),
  colours: Type.Optional(
    Type.Enum([...CHART_COLOURS], {
      type: "string",
      description: "A hue, or a colour an answer; as the question asks for unless given",
    }),
  ),
});
export type ChartSettings = ValueOf<typeof ChartSettings>;

export const Charts = Type.Record(Type.String({ maxLength: 200 }), ChartSettings, {
  maxProperties: 500,
  description: "How questions are drawn, by their id",
});
