import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, forEachOwner } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { listQuotas } from "../quotas/listQuotas";
import { setCondition } from "../quotas/setCondition";

interface Params {
  readonly id: string;
  readonly quotaId: string;
}

function paramsOf(request: FastifyRequest): Params {
  return request.params as Params;
}

/** The quotas of a survey; their titles and targets are `/api/quotas`'s. */
export const quotaRoutes: readonly ExtensionRoute[] = forEachOwner(({ base, reading, writing }) => [
  {
    method: "GET",
    url: `${base}/quotas`,
    summary: "The quotas of a survey with who counts in them and how far they are",
    access: reading,
    schema: { params: requiredObject({ id: idSchema }) },
    handle: async ({ db }, request) => ({ quotas: await listQuotas(db, paramsOf(request).id) }),
  },
  {
    method: "PUT",
    url: `${base}/quotas/:quotaId/condition`,
    summary: "Say who counts in a quota",
    access: writing,
    schema: {
      params: requiredObject({ id: idSchema, quotaId: idSchema }),
      body: requiredObject({ condition: { type: ["object", "null"], maxProperties: 20 } }),
    },
    handle: async ({ db, text }, request) => {
      const { id, quotaId } = paramsOf(request);
      const { condition } = request.body as { readonly condition: Json };
      await setCondition(db, { activityId: id, quotaId, condition }, (fault, params) => text(`questionFaults.${fault}`, params));
    },
  },
]);
