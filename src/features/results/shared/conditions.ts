import Type from "typebox";
import type { ValueOf } from "../../../shared/calls/defineApi";
import { closed, component } from "../../../shared/calls/schemas";

/** Of one filter. */
export const MOST_CONDITIONS = 20;
const MOST_VALUES = 200;
const MOST_DAYS = 3_660;
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "`YYYY-MM-DD` on the calendar of the space" });

/** What responses have to meet. */
export const Condition = component(
  "ResultsCondition",
  closed(
    {
      question: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: "Id of a question" })),
      variable: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            "Instead of a question: a variable of the members' profile or of the responses (`GET …/variables`), `segment`, or `response_day`",
        }),
      ),
      is: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
          minItems: 1,
          maxItems: MOST_VALUES,
          description: "Any of these: codes of answers, categories of the variable, or ids of segments",
        }),
      ),
      contains: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
          description: "Part of an open answer, in any case, with or without accents",
        }),
      ),
      from: Type.Optional(
        Type.Union([Type.Number(), Day], { description: "Least number of a question, or first day of `response_day`" }),
      ),
      to: Type.Optional(Type.Union([Type.Number(), Day], { description: "Greatest number, or last day; itself included" })),
      last: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_DAYS,
          description: "Of `response_day`: so many days up to today, which counts",
        }),
      ),
      not: Type.Optional(
        Type.Boolean({ description: "Whether it is met by all others, those without a value included; false unless given" }),
      ),
    },
    {
      description:
        "Names a question or a variable, and says one of `is`, `contains`, `from` and `to`, or `last`. Responses have to meet all conditions.",
    },
  ),
);
export const Conditions = Type.Array(Condition, { maxItems: MOST_CONDITIONS });

export type Condition = ValueOf<typeof Condition>;

/** Variables that filter alone, beside those that tables are made of. */
export const SEGMENT = "segment";
export const RESPONSE_DAY = "response_day";
/** How responses ended: the complete ones count unless a filter says otherwise. */
export const DISPOSITION = "response_disposition";
/** Names of what is known of responses begin so. */
export const RESPONSE_PREFIX = "response_";
/** Names of profile variables begin so, as the columns of data files do. */
export const MEMBER_PREFIX = "member_";
