import { component, demandCommunity, type ExtensionRoute } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID, maybe, number, params, text } from "../schemas";
import { readStatistics } from "./readStatistics";

const counts: JsonObject = { type: "array", items: requiredObject({ value: maybe, members: number }) };
const seen = { online: number, days7: number, days30: number, days90: number, longer: number, never: number };
const STATISTICS = component(
  "MemberStatistics",
  requiredObject({
    total: number,
    byStatus: counts,
    seen: { ...requiredObject(seen), description: "By when they were there last, each in the narrowest" },
    byGender: counts,
    byAge: counts,
    byProvince: { ...counts, description: "The ten with the most members" },
    months: {
      type: "array",
      items: requiredObject({ month: text, members: number }),
      description: "Who came in each of the last twelve months",
    },
    byParticipations: { ...counts, description: "By how many activities they have completed" },
  }),
);
const EXAMPLE = {
  total: 120,
  byStatus: [{ value: "ACTIVE", members: 120 }],
  seen: { online: 3, days7: 40, days30: 37, days90: 20, longer: 15, never: 5 },
  byGender: [{ value: "W", members: 70 }],
  byAge: [{ value: "25-34", members: 50 }],
  byProvince: [{ value: "Madrid", members: 60 }],
  months: [{ month: "2027-06", members: 12 }],
  byParticipations: [{ value: "2-5", members: 80 }],
};

/** `GET /client/communities/{id}/statistics` (spec section 7). */
export const statisticsRoute: ExtensionRoute = {
  method: "GET",
  url: "/client/communities/:id/statistics",
  summary: "Who the members are, counted",
  access: { entity: "member", action: "list" },
  schema: { params },
  describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: STATISTICS, example: EXAMPLE } }),
  handle: async (context, request) => {
    demandCommunity(context, request);
    return readStatistics(context.db, await context.timeZone());
  },
};
