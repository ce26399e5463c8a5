import { Readable } from "node:stream";
import { component, type ExtensionRoute, type ServerHost } from "../../../server/kit";
import { csvDelimiter } from "../../../shared/csv/csvDelimiter";
import { exportVariables } from "./exportVariables";
import { readStandings } from "./readStandings";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const ID = "[0-9a-fA-F-]{36}";
const MOST_IDS = 50;

const STANDING = component("ActivityStanding", {
  type: "object",
  required: ["id", "isSetUp", "answered"],
  properties: {
    id: { type: "string", format: "uuid" },
    isSetUp: { type: "boolean", description: "Whether nothing keeps it from being published" },
    answered: { type: "integer", description: "How many have answered" },
  },
});

/** What the team asks of activities beside their records. */
export function teamRoutes({ registries: { activityTypes } }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/activities/standings",
      summary: "How activities are doing: whether they are set up, how many have answered",
      access: { kind: "staff" },
      schema: {
        querystring: {
          type: "object",
          required: ["ids"],
          additionalProperties: false,
          properties: {
            ids: {
              type: "string",
              description: "Of activities, with commas between; those out of the caller's reach are left out",
              pattern: `^${ID}(,${ID}){0,${MOST_IDS - 1}}$`,
              maxLength: MOST_IDS * 37,
            },
          },
        },
      },
      describe: () => ({
        examples: { ids: EXAMPLE_ID },
        answer: { schema: { type: "array", items: STANDING }, example: [{ id: EXAMPLE_ID, isSetUp: true, answered: 41 }] },
      }),
      handle: async ({ db, records }, request) => {
        const { ids } = request.query as { readonly ids: string };
        const reached = await records.reachable({ entity: "activity", action: "read", ids: ids.split(",") });
        return readStandings(db, reached, activityTypes);
      },
    },
    {
      method: "GET",
      url: "/api/activities/:id/variables.csv",
      summary: "What members gave as CSV: a row a member, a column a variable of the activity's type",
      access: { entity: "activity", action: "read" },
      schema: {
        params: {
          type: "object",
          additionalProperties: false,
          required: ["id"],
          properties: { id: { type: "string", format: "uuid" } },
        },
      },
      handle: async ({ db, language }, request, reply) => {
        const { id: activityId } = request.params as { readonly id: string };
        const lines = await exportVariables({ db, activityId, language }, activityTypes, csvDelimiter(language));
        reply.headers({
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="members.csv"',
        });
        return Readable.from(lines);
      },
    },
  ];
}
