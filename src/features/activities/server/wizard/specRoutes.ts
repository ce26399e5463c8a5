import type { FastifyRequest } from "fastify";
import { demandCommunity, type ExtensionRoute, type RouteContext, type ServerHost } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID, RECORD, RECORD_EXAMPLE, uuid, VALUES, VALUES_EXAMPLE } from "./documents";
import { publishActivity } from "./publishActivity";

const BASE = "/client/communities/:id/activity";
const ACTIVITY = "activity";

const inCommunity = requiredObject({ id: uuid });
const ofActivity = requiredObject({ id: uuid, activityId: uuid });
const examples = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const answer = { schema: RECORD, example: RECORD_EXAMPLE };
const body = { schema: VALUES, example: VALUES_EXAMPLE };

const activityIdOf = (request: FastifyRequest) => (request.params as { readonly activityId: string }).activityId;

async function create(context: RouteContext, request: FastifyRequest): Promise<JsonObject> {
  demandCommunity(context, request);
  return context.records.create(ACTIVITY, request.body as JsonObject);
}

/** Activities under the addresses of the specification (section 7), for the team. */
export function specRoutes({ registries }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  const creation = {
    method: "POST",
    access: { entity: ACTIVITY, action: "create" },
    schema: { params: inCommunity, body: VALUES },
    describe: () => ({ examples: { id: EXAMPLE_ID }, body, answer }),
    handle: create,
  } as const;
  return [
    { ...creation, url: BASE, summary: "Add an activity, which is then being set up" },
    { ...creation, url: `${BASE}/step1`, summary: "Save the first step of a new activity" },
    {
      method: "GET",
      url: `${BASE}/:activityId`,
      summary: "An activity",
      access: { entity: ACTIVITY, action: "read" },
      schema: { params: ofActivity },
      describe: () => ({ examples, answer }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        return context.records.read(ACTIVITY, activityIdOf(request));
      },
    },
    {
      method: "PUT",
      url: `${BASE}/:activityId`,
      summary: "Change what is given of an activity",
      access: { entity: ACTIVITY, action: "update" },
      schema: { params: ofActivity, body: VALUES },
      describe: () => ({ examples, body, answer }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        return context.records.update(ACTIVITY, activityIdOf(request), request.body as JsonObject);
      },
    },
    {
      method: "POST",
      url: `${BASE}/:activityId/step3`,
      summary: "Publish an activity: open it, or announce one that starts later",
      access: { entity: ACTIVITY, action: "update" },
      schema: { params: ofActivity },
      describe: () => ({ examples, answer: { ...answer, example: { ...RECORD_EXAMPLE, status: "ACTIVE" } } }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        await publishActivity(context, activityIdOf(request), registries.activityTypes);
        return context.records.read(ACTIVITY, activityIdOf(request));
      },
    },
  ];
}
