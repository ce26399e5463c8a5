import Type, { type TProperties } from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../shared/calls/schemas";
import { KINDS, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_PARTS, MOST_WORDS, VISIBILITIES } from "./task";

const Kind = Type.Enum([...KINDS], { type: "string", description: "What it asks for; a text goes with all of them" });
const OthersVisible = Type.Enum([...VISIBILITIES], {
  type: "string",
  description: "When members see what others answered",
});

const part = {
  title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" }),
  description: Type.String({ maxLength: LONGEST_DESCRIPTION, description: "Instructions; may be empty" }),
  kind: Kind,
  isRequired: Type.Boolean(),
  minWords: nullable(Type.Integer({ minimum: 1, maximum: MOST_WORDS, description: "Fewest words of the text" })),
};
const TaskPart = closed({ id: Type.Optional(Id), ...part }, { description: "The id is its topic's; absent if the part is new" });

const TeamPart = closed({
  id: Id,
  ...part,
  answers: Type.Integer({ minimum: 0, description: "Those that were sent back or hidden included" }),
  sentBack: Type.Integer({ minimum: 0 }),
});

const MemberPart = closed({
  id: Id,
  ...part,
  state: Type.Enum(["TODO", "SENT", "SENT_BACK", "HIDDEN"], { type: "string" }),
  explanation: nullable(Type.String({ description: "Why the answer was sent back" })),
});

const task = <Part extends TProperties>(parts: ReturnType<typeof closed<Part>>) =>
  closed({ othersVisible: OthersVisible, parts: Type.Array(parts, { maxItems: MOST_PARTS }) });
const TaskSettings = task(TaskPart);
const TeamTask = component("TeamTask", closed({ settings: nullable(task(TeamPart)) }));
const MemberTask = component("MemberTask", task(MemberPart));

export type PartKind = ValueOf<typeof Kind>;
export type OthersVisible = ValueOf<typeof OthersVisible>;
export type TaskPart = ValueOf<typeof TaskPart>;
/** What a task asks for, in order. */
export type TaskSettings = ValueOf<typeof TaskSettings>;
export type TeamPart = ValueOf<typeof TeamPart>;
/** As the team sees it; without settings before they are saved for the first time. */
export type TeamTask = ValueOf<typeof TeamTask>;
export type MemberPart = ValueOf<typeof MemberPart>;
export type MemberTask = ValueOf<typeof MemberTask>;

const breakfast: TaskPart = {
  title: "Your breakfast",
  description: "Show us what is on the table.",
  kind: "PHOTO",
  isRequired: true,
  minWords: null,
};
const params = { id: EXAMPLE_ID };
const team: TeamTask = {
  settings: { othersVisible: "NEVER", parts: [{ ...breakfast, id: EXAMPLE_ID, answers: 12, sentBack: 1 }] },
};

/** Tasks. Members answer by the calls of its conversation. */
export const taskApi = defineApi({
  "GET /api/activities/:id/task": defineCall({
    summary: "What a task asks for, and how many have answered",
    params: ById,
    answer: TeamTask,
    examples: { params, answer: team },
  }),
  "PUT /api/activities/:id/task": defineCall({
    summary: "Save what a task asks for; a part that was answered stays, and stays of its kind",
    params: ById,
    body: TaskSettings,
    answer: TeamTask,
    examples: { params, body: { othersVisible: "NEVER", parts: [breakfast] }, answer: team },
  }),
  "GET /api/member/activities/:id/task": defineCall({
    summary: "A task as the member sees it: what is to do, and how one's answers stand",
    params: ById,
    answer: MemberTask,
    examples: {
      params,
      answer: {
        othersVisible: "NEVER",
        parts: [{ ...breakfast, id: EXAMPLE_ID, state: "SENT_BACK", explanation: "The photo is too dark." }],
      },
    },
  }),
});
