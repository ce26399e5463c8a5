import { component, type ExtensionRoute, type ServerHost } from "../../../../server/kit";
import { createUndecidedCount } from "../countUndecided";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const ID = "[0-9a-fA-F-]{36}";
const MOST_IDS = 20;

const UNDECIDED = component("UndecidedResponses", {
  type: "object",
  required: ["activityId", "responses"],
  properties: {
    activityId: { type: "string", format: "uuid" },
    responses: { type: "integer", description: "Flagged, and without a decision" },
  },
});

/** Where there is something to decide, over several activities. */
export function undecidedRoute({ registries }: Pick<ServerHost, "registries">): ExtensionRoute {
  const count = createUndecidedCount(registries.questionTypes);
  return {
    method: "GET",
    url: "/api/quality/undecided",
    summary: "Activities with flagged responses that nobody has decided on",
    access: { kind: "staff" },
    schema: {
      querystring: {
        type: "object",
        required: ["activities"],
        additionalProperties: false,
        properties: {
          activities: {
            type: "string",
            description: "Ids, with commas between; those that the caller may not change are left out",
            pattern: `^${ID}(,${ID}){0,${MOST_IDS - 1}}$`,
            maxLength: MOST_IDS * 37,
          },
        },
      },
    },
    describe: () => ({
      examples: { activities: EXAMPLE_ID },
      answer: { schema: { type: "array", items: UNDECIDED }, example: [{ activityId: EXAMPLE_ID, responses: 7 }] },
    }),
    handle: async ({ db, records }, request) => {
      const { activities } = request.query as { readonly activities: string };
      return count(db, await records.reachable({ entity: "activity", action: "update", ids: activities.split(",") }));
    },
  };
}
