import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import type { JsonObject } from "../../../../shared/json";
import { LONGEST_EMAIL, MOST_AT_ONCE } from "../members";

const MOST_FIELDS = 100;

const User = Type.Unsafe<JsonObject>({
  type: "object",
  maxProperties: MOST_FIELDS,
  description: "Fields of a member, as `/api/members` takes and answers them",
});
const UserParams = closed({ id: Id, userId: Id });
const atOnce = { minItems: 1, maxItems: MOST_AT_ONCE };
const name = { minLength: 1, maxLength: LONGEST_EMAIL };
const Names = closed({
  users: Type.Array(Type.String(name), { ...atOnce, description: "Nicknames, e-mail addresses or identifiers" }),
});
const Deleted = closed({ deleted: Type.Integer() });
const Named = closed({
  ids: Type.Array(Id, { description: "Of the members, each once" }),
  unknown: Type.Array(Type.String(), { description: "What names nobody, as it was written" }),
});
const Invited = closed({
  invited: Type.Integer({ description: "People who got an invitation for the first time" }),
  resent: Type.Integer({ description: "People who got theirs again, with a new link" }),
});

export type Invited = ValueOf<typeof Invited>;

const params = { id: EXAMPLE_ID };
const userParams = { id: EXAMPLE_ID, userId: EXAMPLE_ID };
const member = { id: EXAMPLE_ID, nickname: "lince", email: "ana@mail.test", status: "ACTIVE" };

/** One member, and members by name: the calls of the specification, which do as the generic ones do. */
export const peopleApi = defineApi({
  "GET /experienceLabs/:id/user/:userId": defineCall({
    summary: "A member",
    params: UserParams,
    answer: User,
    examples: { params: userParams, answer: member },
  }),
  "GET /experienceLabs/:id/userByNickname/:nickname": defineCall({
    summary: "The member of a nickname",
    params: closed({ id: Id, nickname: Type.String({ minLength: 1, maxLength: 40 }) }),
    answer: User,
    examples: { params: { ...params, nickname: "lince" }, answer: member },
  }),
  "POST /experienceLabs/:id/user": defineCall({
    summary: "Add a member, who is invited by mail",
    params: ById,
    body: User,
    answer: User,
    examples: { params, body: { nickname: "lince", email: "ana@mail.test" }, answer: member },
  }),
  "PUT /experienceLabs/:id/user/:userId": defineCall({
    summary: "Change a member",
    params: UserParams,
    body: User,
    answer: User,
    examples: { params: userParams, body: { observations: "Prefiere las mañanas" }, answer: member },
  }),
  "POST /api/members/named": defineCall({
    summary: "Whom a list would delete, and what in it names nobody; nothing is changed",
    body: Names,
    answer: Named,
    examples: { body: { users: ["lince", "nadie"] }, answer: { ids: [EXAMPLE_ID], unknown: ["nadie"] } },
  }),
  "DELETE /experienceLabs/:id/user": defineCall({
    summary: "Delete members: all of the list, or nobody",
    params: ById,
    body: Names,
    answer: Deleted,
    examples: { params, body: { users: ["lince"] }, answer: { deleted: 1 } },
  }),
  "POST /client/communities/:id/deleteEmail": defineCall({
    summary: "Delete members by their addresses: all of the list, or nobody",
    params: ById,
    body: closed({ emails: Type.Array(Type.String({ ...name, format: "email" }), atOnce) }),
    answer: Deleted,
    examples: { params, body: { emails: ["ana@mail.test"] }, answer: { deleted: 1 } },
  }),
  "POST /experienceLabs/:id/invitation": defineCall({
    summary: "Invite people, or send them their invitation again: all of the list, or nobody",
    params: ById,
    body: Names,
    answer: Invited,
    examples: { params, body: { users: ["ana@mail.test"] }, answer: { invited: 1, resent: 0 } },
  }),
});
