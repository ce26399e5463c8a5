import { component, demandCommunity, type ExtensionRoute, type RouteContext } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { INACTIVE_DAYS, type OnlineMember } from "../../shared/members";
import {
  EXAMPLE_ID,
  IDS_QUERY,
  INACTIVE_QUERY,
  id,
  MEMBER_PAGE,
  MEMBER_PAGE_EXAMPLE,
  MEMBERS_QUERY,
  type MemberQuery,
  maybe,
  number,
  params,
  text,
} from "../schemas";
import { readInactive, readMemberIds, readMembers } from "./readMembers";

/** As many as a bubble of who is there can show. */
const MOST_ONLINE = 200;
const PAGE = component("MemberPage", MEMBER_PAGE);
const IDS = requiredObject({ memberIds: { type: "array", items: id } });
const ONLINE = component(
  "OnlineMembers",
  requiredObject({
    total: number,
    users: {
      type: "array",
      items: requiredObject({ id, nickname: text, image: maybe }),
      description: `The first ${MOST_ONLINE}`,
    },
  }),
);
const access = { entity: "member", action: "list" } as const;

const readerOf = ({ db, records }: RouteContext) => ({ db, readable: records.readableFields("member") });

async function readOnline({ db, records }: RouteContext): Promise<{ total: number; users: readonly OnlineMember[] }> {
  const there = db.selectFrom("member").where("isOnline", "=", true);
  const users = await there.select(["id", "nickname", "image"]).orderBy("nickname").limit(MOST_ONLINE).execute();
  const shown = records.readableFields("member").has("image") ? users : users.map((user) => ({ ...user, image: null }));
  const { count } = await there.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return { total: Number(count), users: shown };
}

/** The team's lists of members (spec section 7, members and tags). */
export const listRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/client/communities/:id/members",
    summary: "Members of the community, page by page",
    access,
    schema: { params, querystring: MEMBERS_QUERY },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: PAGE, example: MEMBER_PAGE_EXAMPLE } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return readMembers(readerOf(context), request.query as MemberQuery);
    },
  },
  {
    method: "GET",
    url: "/client/communities/:id/memberIds",
    summary: "Identifiers of all members whom a filter finds",
    access,
    schema: { params, querystring: IDS_QUERY },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: IDS, example: { memberIds: [EXAMPLE_ID] } } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return { memberIds: await readMemberIds(readerOf(context), request.query as MemberQuery) };
    },
  },
  {
    method: "GET",
    url: "/client/communities/:id/inactiveMembers",
    summary: "Members who haven't been there for a while, whoever never was first",
    access,
    schema: { params, querystring: INACTIVE_QUERY },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: PAGE, example: MEMBER_PAGE_EXAMPLE } }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const asked = request.query as MemberQuery;
      return readInactive(readerOf(context), asked, Number(asked.days ?? INACTIVE_DAYS));
    },
  },
  {
    method: "GET",
    url: "/client/communities/:id/onlineUsersCondensed",
    summary: "Who is in the community now",
    access,
    schema: { params },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      answer: { schema: ONLINE, example: { total: 1, users: [{ id: EXAMPLE_ID, nickname: "lince", image: null }] } },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      return readOnline(context);
    },
  },
];
