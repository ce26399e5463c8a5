import type { FastifyInstance } from "fastify";
import type { Json, JsonObject } from "../../shared/json";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { demandMember } from "../identity/profile";
import type { CommunityTools } from "./communityTools";
import { demandOwnCommunity } from "./ownCommunity";
import { PAGE_QUERY, type PageQuerystring, pageOf } from "./pageQuery";
import { readTransactions } from "./transactions";

const text: JsonObject = { type: "string" };
const maybe: JsonObject = { type: ["string", "null"] };
const number: JsonObject = { type: "integer" };

const ITEM: JsonObject = {
  type: "object",
  required: ["id", "date", "type", "concept", "labs", "balance", "activity"],
  properties: {
    id: text,
    date: { type: "string", format: "date-time" },
    type: { type: "string", enum: ["ACTIVITY", "WINNING_COMMENT", "STAYING_ACTIVE", "CUSTOM", "REDEEM", "RAFFLE", "REVERSAL"] },
    concept: maybe,
    labs: { type: "integer", description: "Below 0 where they were spent" },
    balance: { type: "integer", description: "What was there after it" },
    activity: { type: ["object", "null"], properties: { id: text, title: maybe } },
  },
};
const SCHEMA: JsonObject = {
  type: "object",
  required: ["items", "totalElements", "page", "pageSize"],
  properties: { items: { type: "array", items: ITEM }, totalElements: number, page: number, pageSize: number },
};
const EXAMPLE: Json = {
  items: [
    {
      id: EXAMPLE_ID,
      date: "2027-01-15T10:00:00.000Z",
      type: "ACTIVITY",
      concept: null,
      labs: 10,
      balance: 60,
      activity: { id: EXAMPLE_ID, title: "Breakfast" },
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: 10,
};

/** `POST /experienceLabs/{communityId}/transactionsSearch` (spec section 7, authentication and account). */
export function transactionsRoute(app: FastifyInstance, { root, sessionOf }: CommunityTools): void {
  const document = documented({ tags: ["Profile"], summary: "A member's own LABs, gained and spent" }, () => ({
    headers: ["X-Space"],
    examples: { communityId: EXAMPLE_ID, page: "0", pageSize: "10" },
    body: { schema: { type: "object", additionalProperties: false }, example: {}, isRequired: false },
    answer: { schema: SCHEMA, example: EXAMPLE },
  }));
  app.post<{ Params: { communityId: string }; Querystring: PageQuerystring }>(
    "/experienceLabs/:communityId/transactionsSearch",
    {
      schema: { ...document, querystring: PAGE_QUERY, body: { type: ["object", "null"], additionalProperties: false } },
    },
    async (request) => {
      const session = await sessionOf(request);
      demandOwnCommunity(session, "member", request.params.communityId);
      const { memberId, space } = demandMember(session);
      return readTransactions(root, { spaceId: space.id, memberId, ...pageOf(request.query) });
    },
  );
}
