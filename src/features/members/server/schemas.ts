import type { JsonObject } from "../../../shared/json";
import { optionalObject, requiredObject } from "../../../shared/objectSchema";
import { INACTIVE_DAYS, LARGEST_PAGE, PAGE_SIZE } from "../shared/members";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
export const id: JsonObject = { type: "string", format: "uuid" };
export const text: JsonObject = { type: "string" };
export const maybe: JsonObject = { type: ["string", "null"] };
export const number: JsonObject = { type: "integer" };
export const flag: JsonObject = { type: "boolean" };
export const instant: JsonObject = { type: "string", format: "date-time" };
export const params = requiredObject({ id });

const word: JsonObject = { type: "string", minLength: 1, maxLength: 254 };
const list: JsonObject = { type: "array", items: text };

const MEMBER = optionalObject(
  {
    id,
    nickname: text,
    name: maybe,
    surname: maybe,
    email: { ...text, description: "Absent like others for those who may not read it" },
    gender: maybe,
    status: text,
    points: number,
    medals: number,
    tags: list,
    publicTags: list,
    isOnline: flag,
    lastSeenAt: { ...maybe, description: "null where they never were" },
    createdAt: text,
  },
  ["id", "nickname", "status", "points", "medals", "isOnline", "lastSeenAt", "createdAt"],
);

export const MEMBER_PAGE = requiredObject({
  items: { type: "array", items: MEMBER },
  totalElements: number,
  page: number,
  pageSize: number,
});

export const MEMBER_PAGE_EXAMPLE = {
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

/** Which members are asked for; all where nothing is said. */
export interface MemberFilter {
  /** Tags, with commas between them: members who have all of them. */
  readonly filter?: string;
  readonly publicFilter?: string;
  /** Parts of what is written there. */
  readonly name?: string;
  readonly nickname?: string;
  readonly email?: string;
  readonly identifier?: string;
}

export interface MemberQuery extends MemberFilter {
  readonly order?: string;
  readonly page?: string;
  readonly pageSize?: string;
  readonly days?: string;
}

/** What lists can be ordered by; with `-` before it the greatest first. */
export const ORDERS = ["nickname", "name", "surname", "points", "medals", "createdAt", "lastSeenAt"] as const;

const FILTERS: JsonObject = {
  filter: { ...word, description: "Tags, with commas between them: members who have all of them" },
  publicFilter: { ...word, description: "Public tags, likewise" },
  name: { ...word, description: "A part of the name or surname" },
  nickname: { ...word, description: "A part of the nickname" },
  email: { ...word, description: "A part of the address; only for those who may read addresses" },
  identifier: { ...id, description: "The member's identifier" },
};
const PAGES: JsonObject = {
  page: { type: "string", pattern: "^\\d{1,6}$", description: "From 0" },
  pageSize: { type: "string", pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` },
};
const ORDER: JsonObject = {
  order: {
    type: "string",
    enum: ORDERS.flatMap((name) => [name, `-${name}`]),
    description: "With - before it the greatest first; by nickname where absent",
  },
};

export const IDS_QUERY = optionalObject(FILTERS);
export const MEMBERS_QUERY = optionalObject({ ...ORDER, ...FILTERS, ...PAGES });
export const INACTIVE_QUERY = optionalObject({
  days: { type: "string", pattern: "^[1-9]\\d{0,3}$", description: `Not seen for so many; ${INACTIVE_DAYS} where absent` },
  ...PAGES,
});
