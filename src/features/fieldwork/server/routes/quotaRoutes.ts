import { quotasApi } from "../../../../contracts/api/quotas";
import { type ExtensionRoute, forEachOwner, route } from "../../../../server/kit";
import { listQuotas } from "../quotas/listQuotas";
import { setCondition } from "../quotas/setCondition";

export const quotaRoutes: readonly ExtensionRoute[] = forEachOwner(({ reading, writing }) => [
  route(quotasApi, "GET /api/activities/:id/quotas", {
    access: reading,
    handle: async ({ db }, { params }) => ({ quotas: await listQuotas(db, params.id) }),
  }),
  route(quotasApi, "PUT /api/activities/:id/quotas/:quotaId/condition", {
    access: writing,
    handle: ({ db, text }, { params: { id, quotaId }, body: { condition } }) =>
      setCondition(db, { activityId: id, quotaId, condition }, (fault, params) => text(`questionFaults.${fault}`, params)),
  }),
]);
