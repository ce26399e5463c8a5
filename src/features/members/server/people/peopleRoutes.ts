import { demandCommunity, type ExtensionRoute, findMembers, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { peopleApi } from "../../shared/api/people";
import { deleteMembers } from "./deleteMembers";
import { inviteMembers } from "./inviteMembers";

async function byNickname({ db, records }: RouteContext, nickname: string): Promise<JsonObject> {
  const found = await db
    .selectFrom("member")
    .select("id")
    .where((eb) => eb(eb.fn<string>("lower", ["nickname"]), "=", nickname.toLowerCase()))
    .executeTakeFirst();
  if (!found) throw new AppError("record.notFound");
  return records.read("member", found.id);
}

/** One member, and members by name. */
export const peopleRoutes: readonly ExtensionRoute[] = [
  route(peopleApi, "GET /experienceLabs/:id/user/:userId", {
    access: { entity: "member", action: "read" },
    handle: async (context, { request, params }) => {
      demandCommunity(context, request);
      return context.records.read("member", params.userId);
    },
  }),
  route(peopleApi, "GET /experienceLabs/:id/userByNickname/:nickname", {
    access: { entity: "member", action: "read" },
    handle: async (context, { request, params }) => {
      demandCommunity(context, request);
      return byNickname(context, params.nickname);
    },
  }),
  route(peopleApi, "POST /experienceLabs/:id/user", {
    access: { entity: "member", action: "create" },
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return context.records.create("member", body);
    },
  }),
  route(peopleApi, "PUT /experienceLabs/:id/user/:userId", {
    access: { entity: "member", action: "update" },
    handle: async (context, { request, params, body }) => {
      demandCommunity(context, request);
      return context.records.update("member", params.userId, body);
    },
  }),
  route(peopleApi, "POST /api/members/named", {
    isOpenAfterEnd: true,
    access: { entity: "member", action: "delete" },
    handle: async ({ db }, { body }) => {
      const { members, unknown } = await findMembers(db, body.users, true);
      return { ids: members.map(({ id }) => id), unknown: [...unknown] };
    },
  }),
  route(peopleApi, "DELETE /experienceLabs/:id/user", {
    isOpenAfterEnd: true,
    access: { entity: "member", action: "delete" },
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return { deleted: await deleteMembers(context, body.users) };
    },
  }),
  route(peopleApi, "POST /client/communities/:id/deleteEmail", {
    access: { entity: "member", action: "delete" },
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return { deleted: await deleteMembers(context, body.emails) };
    },
  }),
  route(peopleApi, "POST /experienceLabs/:id/invitation", {
    access: { entity: "invitation", action: "create" },
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return inviteMembers(context, body.users);
    },
  }),
];
