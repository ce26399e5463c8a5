import Type from "typebox";
import { TeamQuery } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant } from "../../../../shared/calls/schemas";
import { LONGEST_TEXT } from "../comment";

const Version = Type.Integer({ minimum: 0, maximum: LONGEST_TEXT, description: "How often the text had been changed" });
const Start = Type.Integer({ minimum: 0, maximum: LONGEST_TEXT, description: "In code points" });

const PassageBody = closed({
  codeId: Id,
  version: Version,
  start: Start,
  end: Type.Integer({ minimum: 1, maximum: LONGEST_TEXT, description: "After the last code point" }),
});

const Passage = component(
  "CodedPassage",
  closed({
    ...{ id: Id, commentId: Id, codeId: Id },
    version: Version,
    start: Start,
    end: Type.Integer({ minimum: 0, maximum: LONGEST_TEXT, description: "After the last code point" }),
    quote: Type.String({ description: "What was coded; empty if the author's data were erased, as what stood around it" }),
    before: Type.String(),
    after: Type.String(),
    createdAt: Instant,
  }),
);

const Passages = closed({ passages: Type.Array(Passage) });

/** A passage of a comment's text that was given a code. */
export type Passage = ValueOf<typeof Passage>;
/** A passage to be coded, of the text as whoever codes it has read it. */
export type PassageBody = ValueOf<typeof PassageBody>;

const body: PassageBody = { codeId: EXAMPLE_ID, version: 0, start: 5, end: 12 };
const passage: Passage = {
  ...{ id: EXAMPLE_ID, commentId: EXAMPLE_ID, ...body },
  ...{ quote: "by bike", before: "I go ", after: ", except when it rains.", createdAt: "2026-11-02T09:30:00.000Z" },
};
const params = { id: EXAMPLE_ID };

/** Passages of what was written, and their codes. */
export const codingApi = defineApi({
  "GET /api/comments/:id/passages": defineCall({
    summary: "Passages of a comment that were coded",
    params: ById,
    answer: Passages,
    examples: { params, answer: { passages: [passage] } },
  }),
  "GET /api/activities/:id/passages": defineCall({
    summary: "Passages of an activity's comments that were coded",
    params: ById,
    query: TeamQuery,
    answer: Passages,
    examples: { params, answer: { passages: [passage] } },
  }),
  "POST /api/comments/:id/passages": defineCall({
    summary: "Code a passage of a comment; the same again is the same passage",
    params: ById,
    body: PassageBody,
    answer: Passage,
    examples: { params, body, answer: passage },
  }),
  "DELETE /api/comments/:id/passages/:passageId": defineCall({
    summary: "Take a code from a passage",
    params: closed({ id: Id, passageId: Id }),
    examples: { params: { id: EXAMPLE_ID, passageId: EXAMPLE_ID } },
  }),
});
