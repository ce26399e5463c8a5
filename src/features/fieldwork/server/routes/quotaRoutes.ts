import { quotasApi } from "../../../../contracts/api/quotas";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { listQuotas } from "../quotas/listQuotas";
import { setCondition } from "../quotas/setCondition";
import type { FieldworkServices } from "../services";

export function quotaRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading, writing }) => [
    route(quotasApi, "GET /api/activities/:id/quotas", {
      access: reading,
      handle: async ({ db }, { params }) => ({ quotas: await listQuotas(db, params.id, services) }),
    }),
    route(quotasApi, "PUT /api/activities/:id/quotas/:quotaId/condition", {
      access: writing,
      handle: ({ db, text }, { params: { id, quotaId }, body: { condition } }) =>
        setCondition(
          db,
          { activityId: id, quotaId, condition },
          { text: (fault, params) => text(`questionFaults.${fault}`, params), questionnaires: services.questionnaires() },
        ),
    }),
  ]);
}
