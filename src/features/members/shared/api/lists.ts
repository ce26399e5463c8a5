import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { INACTIVE_DAYS, LARGEST_PAGE, MOST_ONLINE, ORDERS, type Order, PAGE_SIZE } from "../members";

const OptionalText = nullable(Type.String());
const tags = Type.Optional(Type.Array(Type.String()));

const ListedMember = closed({
  id: Id,
  nickname: Type.String(),
  name: Type.Optional(OptionalText),
  surname: Type.Optional(OptionalText),
  email: Type.Optional(Type.String({ description: "Absent like others for those who may not read it" })),
  gender: Type.Optional(OptionalText),
  status: Type.String(),
  points: Type.Integer(),
  medals: Type.Integer(),
  tags,
  publicTags: tags,
  isOnline: Type.Boolean(),
  lastSeenAt: nullable(Type.String({ description: "ISO 8601 instant; null where they never were" })),
  createdAt: Instant,
});
const MemberPage = component(
  "MemberPage",
  closed({
    items: Type.Array(ListedMember),
    totalElements: Type.Integer(),
    page: Type.Integer({ description: "From 0" }),
    pageSize: Type.Integer(),
  }),
);
const OnlineMembers = component(
  "OnlineMembers",
  closed({
    total: Type.Integer(),
    users: Type.Array(closed({ id: Id, nickname: Type.String(), image: OptionalText }), {
      description: `The first ${MOST_ONLINE}`,
    }),
  }),
);

const word = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 254, description }));
const filters = {
  filter: word("Tags, with commas between them: members who have all of them"),
  publicFilter: word("Public tags, likewise"),
  name: word("A part of the name or surname"),
  nickname: word("A part of the nickname"),
  email: word("A part of the address; only for those who may read addresses"),
  identifier: Type.Optional(Type.String({ format: "uuid", description: "The member's identifier" })),
};
const pages = {
  page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
  pageSize: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` })),
};
const order = Type.Unsafe<Order | `-${Order}`>({
  type: "string",
  enum: ORDERS.flatMap((name) => [name, `-${name}`]),
  description: "With - before it the greatest first; by nickname where absent",
});
const MemberFilter = closed(filters);
const MemberQuery = closed({ order: Type.Optional(order), ...filters, ...pages });

/** A member in the team's lists. */
export type ListedMember = ValueOf<typeof ListedMember>;
export type MemberPage = ValueOf<typeof MemberPage>;
export type OnlineMembers = ValueOf<typeof OnlineMembers>;
/** Which members are asked for; all where nothing is said. */
export type MemberFilter = ValueOf<typeof MemberFilter>;
export type MemberQuery = ValueOf<typeof MemberQuery>;

const params = { id: EXAMPLE_ID };
const page: MemberPage = {
  items: [
    {
      id: EXAMPLE_ID,
      nickname: "lince",
      name: "Ana",
      surname: "Ferrer",
      email: "ana@mail.test",
      gender: "W",
      status: "ACTIVE",
      points: 40,
      medals: 1,
      tags: ["transporte:metro"],
      publicTags: ["veterana"],
      isOnline: true,
      lastSeenAt: "2027-06-02T10:00:00.000Z",
      createdAt: "2027-01-10T10:00:00.000Z",
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: PAGE_SIZE,
};

/** The team's lists of members (spec section 7, members and tags). */
export const memberListsApi = defineApi({
  "GET /client/communities/:id/members": defineCall({
    summary: "Members of the community, page by page",
    params: ById,
    query: MemberQuery,
    answer: MemberPage,
    examples: { params, answer: page },
  }),
  "GET /client/communities/:id/memberIds": defineCall({
    summary: "Identifiers of all members whom a filter finds",
    params: ById,
    query: MemberFilter,
    answer: closed({ memberIds: Type.Array(Id) }),
    examples: { params, answer: { memberIds: [EXAMPLE_ID] } },
  }),
  "GET /client/communities/:id/inactiveMembers": defineCall({
    summary: "Members who haven't been there for a while, whoever never was first",
    params: ById,
    query: closed({
      days: Type.Optional(
        Type.String({ pattern: "^[1-9]\\d{0,3}$", description: `Not seen for so many; ${INACTIVE_DAYS} where absent` }),
      ),
      ...pages,
    }),
    answer: MemberPage,
    examples: { params, answer: page },
  }),
  "GET /client/communities/:id/onlineUsersCondensed": defineCall({
    summary: "Who is in the community now",
    params: ById,
    answer: OnlineMembers,
    examples: { params, answer: { total: 1, users: [{ id: EXAMPLE_ID, nickname: "lince", image: null }] } },
  }),
  "GET /client/communities/:id/members/excel": defineCall({
    summary: "All members, as a workbook",
    params: ById,
    examples: { params },
  }),
});
