import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id } from "../../../../src/shared/calls/schemas";
import { MOST_TASKS } from "../uxTest";
import { Address, TASK_EXAMPLE, UxTask } from "./schemas";

const initialUrl = Type.Unsafe<string>({ ...Address, description: "Where tasks begin that name no page of their own" });
const UxSettings = closed({
  initialUrl,
  isRandomOrder: Type.Boolean({ description: "Whether each member gets the tasks in an order of their own" }),
  tasks: Type.Array(UxTask, { minItems: 1, maxItems: MOST_TASKS }),
});
const TeamUxTest = component(
  "TeamUxTest",
  closed({
    initialUrl: Type.String({ description: "Empty before anything is saved" }),
    isRandomOrder: Type.Boolean(),
    tasks: Type.Array(UxTask),
    people: Type.Integer({ description: "Members who have begun: what they were asked stays" }),
  }),
);

export type UxSettings = ValueOf<typeof UxSettings>;
/** Step 2 as the team sees it. */
export type TeamUxTest = ValueOf<typeof TeamUxTest>;

const params = { id: EXAMPLE_ID };
const settings: UxSettings = { initialUrl: "https://shop.example/", isRandomOrder: false, tasks: [TASK_EXAMPLE] };
const team: TeamUxTest = { ...settings, people: 0 };

/** Step 2 of usability tests. */
export const settingsApi = defineApi({
  "GET /api/activities/:id/ux-test": defineCall({
    summary: "The tasks of a usability test",
    params: ById,
    answer: TeamUxTest,
    examples: { params, answer: team },
  }),
  "PUT /api/activities/:id/ux-test": defineCall({
    summary: "Save the tasks of a usability test; once somebody has begun, only names and whatever comes after them may change",
    params: ById,
    body: UxSettings,
    answer: TeamUxTest,
    examples: { params, body: settings, answer: team },
  }),
  "POST /client/communities/:id/activity/:activityId/step2Ux": defineCall({
    summary: "Step 2 of a usability test (spec section 7)",
    params: closed({ id: Id, activityId: Id }),
    body: UxSettings,
    answer: TeamUxTest,
    examples: { params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID }, body: settings, answer: team },
  }),
});
