import Type from "typebox";
import { TeamQuery } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant } from "../../../../shared/calls/schemas";
import { LARGEST_PAGE, PAGE_SIZE } from "../coding";
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

const PlacedPassage = component(
  "PlacedPassage",
  closed({
    ...{ id: Id, commentId: Id, quote: Type.String(), before: Type.String(), after: Type.String() },
    author: Type.String({ description: "Nickname, or the team's name; empty if the person is gone" }),
    activity: closed({ id: Id, title: Type.String(), type: Type.String() }),
    createdAt: Instant,
  }),
);

const PassagePage = closed({
  totalElements: Type.Integer(),
  page: Type.Integer({ minimum: 0, description: "From 0" }),
  items: Type.Array(PlacedPassage),
});

const Passages = closed({ passages: Type.Array(Passage) });

/** A passage of a comment's text that was given a code. */
export type Passage = ValueOf<typeof Passage>;
/** A passage with a code, and where it stands. */
export type PlacedPassage = ValueOf<typeof PlacedPassage>;
export type PassagePage = ValueOf<typeof PassagePage>;
/** A passage to be coded, of the text as whoever codes it has read it. */
export type PassageBody = ValueOf<typeof PassageBody>;

const body: PassageBody = { codeId: EXAMPLE_ID, version: 0, start: 5, end: 12 };
const passage: Passage = {
  ...{ id: EXAMPLE_ID, commentId: EXAMPLE_ID, ...body },
  ...{ quote: "by bike", before: "I go ", after: ", except when it rains.", createdAt: "2026-11-02T09:30:00.000Z" },
};
const params = { id: EXAMPLE_ID };
const placed: PlacedPassage = {
  ...{ id: EXAMPLE_ID, commentId: EXAMPLE_ID, author: "lince", createdAt: passage.createdAt },
  ...{ quote: passage.quote, before: passage.before, after: passage.after },
  activity: { id: EXAMPLE_ID, title: "How do you get to work?", type: "wat_chat" },
};

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
  "GET /api/codes/:id/passages": defineCall({
    summary: "What was given a code, in the activities that the caller sees, the newest first",
    params: ById,
    query: closed({
      page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
      pageSize: Type.Optional(
        Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} if absent` }),
      ),
    }),
    answer: PassagePage,
    examples: { params, query: { page: "0" }, answer: { totalElements: 1, page: 0, items: [placed] } },
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
