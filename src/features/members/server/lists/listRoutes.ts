import { demandCommunity, type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { memberListsApi, type OnlineMembers } from "../../shared/api/lists";
import { INACTIVE_DAYS, MOST_ONLINE } from "../../shared/members";
import { readInactive, readMemberIds, readMembers } from "./readMembers";

const access = { entity: "member", action: "list" } as const;

const readerOf = ({ db, records }: RouteContext) => ({ db, readable: records.readableFields("member") });

async function readOnline({ db, records }: RouteContext): Promise<OnlineMembers> {
  const there = db.selectFrom("member").where("isOnline", "=", true);
  const users = await there.select(["id", "nickname", "image"]).orderBy("nickname").limit(MOST_ONLINE).execute();
  const shown = records.readableFields("member").has("image") ? users : users.map((user) => ({ ...user, image: null }));
  const { count } = await there.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return { total: Number(count), users: shown };
}

/** The team's lists of members. */
export const listRoutes: readonly ExtensionRoute[] = [
  route(memberListsApi, "GET /client/communities/:id/members", {
    access,
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return readMembers(readerOf(context), query);
    },
  }),
  route(memberListsApi, "GET /client/communities/:id/memberIds", {
    access,
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return { memberIds: await readMemberIds(readerOf(context), query) };
    },
  }),
  route(memberListsApi, "GET /client/communities/:id/inactiveMembers", {
    access,
    handle: async (context, { request, query: { days = INACTIVE_DAYS, ...asked } }) => {
      demandCommunity(context, request);
      return readInactive(readerOf(context), asked, Number(days));
    },
  }),
  route(memberListsApi, "GET /client/communities/:id/onlineUsersCondensed", {
    access,
    handle: async (context, { request }) => {
      demandCommunity(context, request);
      return readOnline(context);
    },
  }),
];
