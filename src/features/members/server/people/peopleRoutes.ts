import { demandCommunity, type ExtensionRoute, type RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { LONGEST_EMAIL, MOST_AT_ONCE } from "../../shared/members";
import { EXAMPLE_ID, id, number, params, text } from "../schemas";
import { deleteMembers } from "./deleteMembers";
import { inviteMembers } from "./inviteMembers";

const HOME = "/experienceLabs/:id";
const NAME: JsonObject = { type: "string", minLength: 1, maxLength: LONGEST_EMAIL };
const list = (items: JsonObject): JsonObject => ({ type: "array", minItems: 1, maxItems: MOST_AT_ONCE, items });
const NAMES = { ...list(NAME), description: "Nicknames, e-mail addresses or identifiers" };
const EMAILS = list({ ...NAME, format: "email" });
const USERS = requiredObject({ users: NAMES });
const DELETED = requiredObject({ deleted: number });
const INVITED = requiredObject({
  invited: { ...number, description: "People who got an invitation for the first time" },
  resent: { ...number, description: "People who got theirs again, with a new link" },
});
const MOST_FIELDS = 100;
const USER: JsonObject = {
  type: "object",
  maxProperties: MOST_FIELDS,
  description: "Fields of a member, as `/api/members` takes and answers them",
};
const EXAMPLE = { id: EXAMPLE_ID, nickname: "lince", email: "ana@mail.test", status: "ACTIVE" };
const userParams = requiredObject({ id, userId: id });
const nicknameParams = requiredObject({ id, nickname: { ...text, minLength: 1, maxLength: 40 } });

async function byNickname({ db, records }: RouteContext, nickname: string): Promise<JsonObject> {
  const found = await db
    .selectFrom("member")
    .select("id")
    .where((eb) => eb(eb.fn<string>("lower", ["nickname"]), "=", nickname.toLowerCase()))
    .executeTakeFirst();
  if (!found) throw new AppError("record.notFound");
  return records.read("member", found.id);
}

/** One member, and members by name: the calls of the specification, which do as the generic ones do. */
export const peopleRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: `${HOME}/user/:userId`,
    summary: "A member",
    access: { entity: "member", action: "read" },
    schema: { params: userParams },
    describe: () => ({ examples: { id: EXAMPLE_ID, userId: EXAMPLE_ID }, answer: { schema: USER, example: EXAMPLE } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return context.records.read("member", (request.params as { readonly userId: string }).userId);
    },
  },
  {
    method: "GET",
    url: `${HOME}/userByNickname/:nickname`,
    summary: "The member of a nickname",
    access: { entity: "member", action: "read" },
    schema: { params: nicknameParams },
    describe: () => ({ examples: { id: EXAMPLE_ID, nickname: "lince" }, answer: { schema: USER, example: EXAMPLE } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return byNickname(context, (request.params as { readonly nickname: string }).nickname);
    },
  },
  {
    method: "POST",
    url: `${HOME}/user`,
    summary: "Add a member, who is invited by mail",
    access: { entity: "member", action: "create" },
    schema: { params, body: USER },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: USER, example: { nickname: "lince", email: "ana@mail.test" } },
      answer: { schema: USER, example: EXAMPLE },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return context.records.create("member", request.body as JsonObject);
    },
  },
  {
    method: "PUT",
    url: `${HOME}/user/:userId`,
    summary: "Change a member",
    access: { entity: "member", action: "update" },
    schema: { params: userParams, body: USER },
    describe: () => ({
      examples: { id: EXAMPLE_ID, userId: EXAMPLE_ID },
      body: { schema: USER, example: { observations: "Prefiere las mañanas" } },
      answer: { schema: USER, example: EXAMPLE },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const { userId } = request.params as { readonly userId: string };
      return context.records.update("member", userId, request.body as JsonObject);
    },
  },
  {
    method: "DELETE",
    url: `${HOME}/user`,
    summary: "Delete members: all of the list, or nobody",
    access: { entity: "member", action: "delete" },
    schema: { params, body: USERS },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: USERS, example: { users: ["lince"] } },
      answer: { schema: DELETED, example: { deleted: 1 } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return { deleted: await deleteMembers(context, (request.body as { readonly users: readonly string[] }).users) };
    },
  },
  {
    method: "POST",
    url: "/client/communities/:id/deleteEmail",
    summary: "Delete members by their addresses: all of the list, or nobody",
    access: { entity: "member", action: "delete" },
    schema: { params, body: requiredObject({ emails: EMAILS }) },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: requiredObject({ emails: EMAILS }), example: { emails: ["ana@mail.test"] } },
      answer: { schema: DELETED, example: { deleted: 1 } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return { deleted: await deleteMembers(context, (request.body as { readonly emails: readonly string[] }).emails) };
    },
  },
  {
    method: "POST",
    url: `${HOME}/invitation`,
    summary: "Invite people, or send them their invitation again: all of the list, or nobody",
    access: { entity: "invitation", action: "create" },
    schema: { params, body: USERS },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: USERS, example: { users: ["ana@mail.test"] } },
      answer: { schema: INVITED, example: { invited: 1, resent: 0 } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return inviteMembers(context, (request.body as { readonly users: readonly string[] }).users);
    },
  },
];
