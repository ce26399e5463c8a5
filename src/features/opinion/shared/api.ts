import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, nullable } from "../../../shared/calls/schemas";
import { LONGEST_QUESTION, OTHERS_VISIBLE } from "./opinion";

const Settings = closed({
  question: Type.String({ minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" }),
  othersVisible: Type.Enum([...OTHERS_VISIBLE], {
    type: "string",
    description: "When members see others' opinions: after writing their own, at once, or never",
  }),
});

const TeamView = component(
  "TeamOpinion",
  closed(
    {
      settings: nullable(Settings),
      opinions: Type.Integer({ description: "How many members have written, including opinions hidden or sent back" }),
    },
    { description: "`settings` is null before they are saved" },
  ),
);

const MemberView = component("MemberOpinion", closed({ ...Settings.properties }));

/** Step 2 of an opinion. */
export type OpinionSettings = ValueOf<typeof Settings>;
/** As the team sees it. */
export type TeamOpinion = ValueOf<typeof TeamView>;
/** As a member sees it. */
export type MemberOpinion = ValueOf<typeof MemberView>;

const settings: OpinionSettings = { question: "What would a week without a car be like?", othersVisible: "AFTER_OWN" };
const team: TeamOpinion = { settings, opinions: 8 };
const params = { id: EXAMPLE_ID };

export const opinionApi = defineApi({
  "GET /api/activities/:id/opinion": defineCall({
    summary: "What an opinion asks, and how many members have written",
    params: ById,
    answer: TeamView,
    examples: { params, answer: team },
  }),
  "PUT /api/activities/:id/opinion": defineCall({
    summary: "Save what an opinion asks; once a member has written, only the question can change",
    params: ById,
    body: Settings,
    answer: TeamView,
    examples: { params, body: settings, answer: team },
  }),
  "GET /api/member/activities/:id/opinion": defineCall({
    summary: "What a member is asked, and when others' opinions can be seen",
    params: ById,
    answer: MemberView,
    examples: { params, answer: settings },
  }),
});
