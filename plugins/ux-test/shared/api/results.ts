import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../src/shared/calls/schemas";
import { OUTCOMES } from "../uxTest";

const Interval = closed({ low: Type.Number(), high: Type.Number() });
const TaskResult = closed({
  id: Id,
  name: Type.String(),
  running: Type.Integer({ description: "Attempts that haven't ended" }),
  ended: Type.Integer(),
  outcomes: closed({ DONE: Type.Integer(), GAVE_UP: Type.Integer(), TIMED_OUT: Type.Integer() }),
  success: nullable(
    closed(
      { share: Type.Number({ description: "0 to 1" }), interval: Interval },
      { description: "By what people say; Wilson's interval at 95 %. Null where nobody has ended it" },
    ),
  ),
  seconds: nullable(
    closed(
      { median: Type.Number(), interval: nullable(Interval) },
      { description: "Of those who say that they have done it; the interval holds from six people on" },
    ),
  ),
  ease: nullable(closed({ mean: Type.Number(), answers: Type.Integer() }, { description: "1 to 7, 7 is very easy" })),
});
const PersonResult = closed({
  memberId: Id,
  nickname: Type.String(),
  tasks: Type.Array(
    nullable(
      closed({
        outcome: nullable(Type.Enum([...OUTCOMES])),
        seconds: nullable(Type.Number()),
        ease: nullable(Type.Integer()),
        isPhone: Type.Boolean(),
      }),
    ),
    { description: "In the order of the tasks; null where they haven't begun it" },
  ),
});
const UxResults = component(
  "UxResults",
  closed({
    people: Type.Integer({ description: "Who have begun" }),
    finished: Type.Integer({ description: "Who have ended all tasks" }),
    tasks: Type.Array(TaskResult),
    persons: Type.Array(PersonResult, { description: "The first 500, in the order of beginning" }),
  }),
);

export type UxResults = ValueOf<typeof UxResults>;
export type TaskResult = UxResults["tasks"][number];
export type PersonResult = UxResults["persons"][number];

const answer: UxResults = {
  ...{ people: 1, finished: 1 },
  tasks: [
    {
      ...{ id: EXAMPLE_ID, name: "Comprar un abono", running: 0, ended: 1, outcomes: { DONE: 1, GAVE_UP: 0, TIMED_OUT: 0 } },
      success: { share: 1, interval: { low: 0.21, high: 1 } },
      seconds: { median: 74.2, interval: null },
      ease: { mean: 6, answers: 1 },
    },
  ],
  persons: [
    {
      ...{ memberId: EXAMPLE_ID, nickname: "Nutria" },
      tasks: [{ outcome: "DONE", seconds: 74.2, ease: 6, isPhone: false }],
    },
  ],
};

/** What a usability test has found. */
export const resultsApi = defineApi({
  "GET /api/activities/:id/ux-test/results": defineCall({
    summary: "How each task went, by what people say, how long it took and how easy they found it",
    params: ById,
    answer: UxResults,
    examples: { params: { id: EXAMPLE_ID }, answer },
  }),
});
