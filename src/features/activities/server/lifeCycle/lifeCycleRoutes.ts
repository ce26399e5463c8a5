import type { FastifyRequest } from "fastify";
import { demandCommunity, type ExtensionRoute, type ServerHost } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID, uuid } from "../lists/documents";
import { duplicateActivity } from "./duplicateActivity";
import { readRemoval } from "./readRemoval";

const BASE = "/client/communities/:id/activity/:activityId";
const ACTIVITY = "activity";
const params = requiredObject({ id: uuid, activityId: uuid });
const examples = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const count = { type: "integer" } as const;
const text = { type: "string" } as const;

const idOf = (request: FastifyRequest) => (request.params as { readonly activityId: string }).activityId;

/** An activity is copied, ended or deleted. */
export function lifeCycleRoutes({ registries: { activityTypes } }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: `${BASE}/duplicate`,
      summary: "Copy an activity with its settings, without its dates and what people gave",
      access: { entity: ACTIVITY, action: "read" },
      schema: { params },
      describe: () => ({
        examples,
        answer: { schema: requiredObject({ id: uuid, title: text }), example: { id: EXAMPLE_ID, title: "Copy of Breakfast" } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        return duplicateActivity(context, idOf(request), activityTypes);
      },
    },
    {
      method: "POST",
      url: `${BASE}/finish`,
      summary: "End an activity: nobody takes part any more",
      access: { entity: ACTIVITY, action: "update" },
      schema: { params },
      describe: () => ({
        examples,
        answer: { schema: requiredObject({ id: uuid, status: text }), example: { id: EXAMPLE_ID, status: "FINISHED" } },
      }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        await context.records.transition({ entity: ACTIVITY, id: idOf(request), name: "finish" });
        return { id: idOf(request), status: "FINISHED" };
      },
    },
    {
      method: "DELETE",
      url: BASE,
      summary: "Delete an activity with all that people gave in it",
      access: { entity: ACTIVITY, action: "delete" },
      schema: { params },
      describe: () => ({ examples, answer: { schema: requiredObject({ id: uuid }), example: { id: EXAMPLE_ID } } }),
      handle: async (context, request) => {
        demandCommunity(context, request);
        await context.records.remove(ACTIVITY, idOf(request));
        return { id: idOf(request) };
      },
    },
    {
      method: "GET",
      url: "/api/activities/:id/removal",
      summary: "What would go with an activity if it were deleted",
      access: { entity: ACTIVITY, action: "read" },
      schema: { params: requiredObject({ id: uuid }) },
      describe: () => ({
        examples: { id: EXAMPLE_ID },
        answer: {
          schema: requiredObject({ participations: count, comments: count, answers: count }),
          example: { participations: 12, comments: 40, answers: 12 },
        },
      }),
      handle: async ({ db }, request) => readRemoval(db, (request.params as { readonly id: string }).id, activityTypes),
    },
  ];
}
