import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { EASE, OUTCOMES } from "../uxTest";
import { TASK_EXAMPLE, UxTask } from "./schemas";

const Attempt = closed({
  startedAt: Instant,
  endsAt: Type.String({ format: "date-time", description: "When its time runs out" }),
  endedAt: nullable(Instant),
  outcome: nullable(Type.Enum([...OUTCOMES])),
  ease: nullable(Type.Integer()),
});
const MemberTask = closed({ ...UxTask.properties, attempt: nullable(Attempt) });
const MemberUxTest = component(
  "MemberUxTest",
  closed({
    tasks: Type.Array(MemberTask, { description: "In this member's order" }),
    isDone: Type.Boolean(),
    now: Type.String({ format: "date-time", description: "The server's clock" }),
  }),
);
const OfTask = closed({ id: Id, taskId: Id });

/** A usability test as a member sees it. */
export type MemberUxTest = ValueOf<typeof MemberUxTest>;
export type MemberTask = MemberUxTest["tasks"][number];

const params = { id: EXAMPLE_ID };
const ofTask = { id: EXAMPLE_ID, taskId: EXAMPLE_ID };
const answer: MemberUxTest = {
  tasks: [
    {
      ...TASK_EXAMPLE,
      attempt: {
        ...{ startedAt: "2026-11-30T09:00:00.000Z", endsAt: "2026-11-30T09:05:00.000Z" },
        ...{ endedAt: null, outcome: null, ease: null },
      },
    },
  ],
  isDone: false,
  now: "2026-11-30T09:01:00.000Z",
};

/** A member's way through a usability test. */
export const memberApi = defineApi({
  "GET /api/member/activities/:id/ux-test": defineCall({
    summary: "The tasks of a usability test, and how far one is",
    params: ById,
    answer: MemberUxTest,
    examples: { params, answer },
  }),
  "POST /api/member/activities/:id/ux-test/tasks/:taskId/start": defineCall({
    summary: "Begin the next task: its time runs from now on; once more changes nothing",
    params: OfTask,
    body: closed({ isPhone: Type.Boolean() }),
    answer: MemberUxTest,
    examples: { params: ofTask, body: { isPhone: false }, answer },
  }),
  "POST /api/member/activities/:id/ux-test/tasks/:taskId/end": defineCall({
    summary: "Say that the task is done, or give it up; where its time has run out, that is how it ended",
    params: OfTask,
    body: closed({ outcome: Type.Enum(["DONE", "GAVE_UP"]) }),
    answer: MemberUxTest,
    examples: { params: ofTask, body: { outcome: "DONE" }, answer },
  }),
  "POST /api/member/activities/:id/ux-test/tasks/:taskId/ease": defineCall({
    summary: "Say how easy the task was",
    params: OfTask,
    body: closed({ ease: Type.Integer({ minimum: EASE.least, maximum: EASE.most, description: "7 is very easy" }) }),
    answer: MemberUxTest,
    examples: { params: ofTask, body: { ease: 6 }, answer },
  }),
});
