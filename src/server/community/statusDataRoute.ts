import type { FastifyInstance } from "fastify";
import type { Json, JsonObject } from "../../shared/json";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { communityCall } from "./communityDocuments";
import type { CommunityTools } from "./communityTools";
import { demandOwnCommunity } from "./ownCommunity";
import { readStatusData } from "./statusData";

const moment: JsonObject = { type: "string", format: "date-time" };

const SCHEMA: JsonObject = {
  type: "object",
  required: ["communityId", "language", "plan", "startsAt", "endsAt", "isActive", "testerNum", "activities"],
  properties: {
    communityId: { type: "string" },
    language: { type: "string" },
    plan: { type: ["string", "null"], enum: ["BRONZE", "SILVER", "GOLD", null] },
    startsAt: moment,
    endsAt: { type: ["string", "null"], format: "date-time" },
    isActive: { type: "boolean" },
    testerNum: { type: "integer" },
    activities: { type: "object", additionalProperties: { type: "integer" } },
  },
};

const EXAMPLE: Json = {
  communityId: EXAMPLE_ID,
  language: "es",
  plan: "SILVER",
  startsAt: "2027-01-15T10:00:00.000Z",
  endsAt: "2028-01-15T10:00:00.000Z",
  isActive: true,
  testerNum: 319,
  activities: { ACTIVE: 3, FINISHED: 12, NEW: 1 },
};

/**
 * `GET /experienceLabs/{id}/satusData`, spelt as spec section 7 does, which shows neither its shape nor who calls it:
 * how the community stands, for its staff.
 */
export function statusDataRoute(app: FastifyInstance, { root, actorOf }: CommunityTools): void {
  const document = communityCall("How a community stands: its plan, its time, its members and activities", {
    answer: { schema: SCHEMA, example: EXAMPLE },
  });
  app.get<{ Params: { id: string } }>("/experienceLabs/:id/satusData", { schema: document }, async (request) => {
    const { id } = request.params;
    demandOwnCommunity(await actorOf(request), "staff", id);
    return readStatusData(root, id);
  });
}
