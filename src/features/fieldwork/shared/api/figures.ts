import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Instant, nullable } from "../../../../shared/calls/schemas";

const People = Type.Integer({ minimum: 0 });
const Seconds = Type.Number({ minimum: 0, description: "In seconds" });

const InterviewLength = closed({
  base: Type.Integer({ minimum: 0, description: "Completes whose begin and end are known" }),
  median: nullable(Seconds),
  lowerQuartile: nullable(Seconds),
  upperQuartile: nullable(Seconds),
  bins: Type.Array(
    closed({
      from: Type.Integer({ minimum: 0, description: "In minutes, included" }),
      to: nullable(Type.Integer({ minimum: 1, description: "In minutes, not included; null: whatever is longer" })),
      count: People,
    }),
  ),
});

const DropOffStep = closed({
  questionId: Type.String(),
  title: Type.String(),
  reached: Type.Integer({ minimum: 0, description: "Responses that got as far as this question in the questionnaire's order" }),
  open: Type.Integer({ minimum: 0, description: "Of them, under way still, with this question before them" }),
  left: Type.Integer({ minimum: 0, description: "Of them, given up here" }),
  ended: Type.Integer({ minimum: 0, description: "Of them, ended here: screened out, over quota or for their quality" }),
});

const DropOff = closed({
  started: People,
  beforeFirst: Type.Integer({ minimum: 0, description: "Not complete, and nothing tells of a question that they saw" }),
  unplaced: Type.Integer({ minimum: 0, description: "Not complete, at a question that the newest version doesn't ask" }),
  steps: Type.Array(DropOffStep),
});

const OverTime = closed({
  unit: Type.Enum(["hour", "day"], { type: "string" }),
  timeZone: Type.String(),
  points: Type.Array(
    closed({
      at: Type.String({ description: "Begin of the hour or day by the clocks of the time zone, without an offset" }),
      started: People,
      completed: People,
    }),
    { description: "The newest last; at most 400" },
  ),
});

const FieldFigures = component(
  "FieldFigures",
  closed({ asOf: Instant, length: InterviewLength, dropOff: DropOff, overTime: OverTime }),
);

export type InterviewLength = ValueOf<typeof InterviewLength>;
export type DropOff = ValueOf<typeof DropOff>;
export type OverTime = ValueOf<typeof OverTime>;
/** How a fieldwork is going, beside its counts. */
export type FieldFigures = ValueOf<typeof FieldFigures>;

/** Live figures of an activity's fieldwork. The same call is there below `/api/studies/:id`. */
export const figuresApi = defineApi({
  "GET /api/activities/:id/fieldwork/figures": defineCall({
    summary: "Length of interview, drop-off by question, starts and completes over time; test responses don't count",
    params: ById,
    answer: FieldFigures,
    examples: {
      params: { id: EXAMPLE_ID },
      answer: {
        asOf: "2027-01-15T10:00:00.000Z",
        length: { base: 1, median: 240, lowerQuartile: 240, upperQuartile: 240, bins: [{ from: 4, to: 5, count: 1 }] },
        dropOff: {
          ...{ started: 2, beforeFirst: 0, unplaced: 0 },
          steps: [{ questionId: "q1", title: "¿Qué bebes?", reached: 2, open: 1, left: 0, ended: 0 }],
        },
        overTime: {
          ...{ unit: "day", timeZone: "Europe/Madrid" },
          points: [{ at: "2027-01-15T00:00:00", started: 2, completed: 1 }],
        },
      },
    },
  }),
});
