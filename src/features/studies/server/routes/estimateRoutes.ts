import { type ExtensionRoute, route } from "../../../../server/kit";
import { type EstimateDraft, ordersApi } from "../../shared/api/orders";
import { estimate } from "../quote/estimate";
import type { StudyValues } from "../quote/studyInputs";
import { readSummary } from "../readSummary";
import type { StudyServices } from "../services";

/** What is filled in by half isn't asked of the panel yet. */
function complete({ criteria, quotas, ...rest }: EstimateDraft): StudyValues {
  return {
    ...rest,
    criteria: (criteria ?? []).filter(({ criterion, values }) => criterion && values && values.length > 0),
    quotas: (quotas ?? []).filter(({ target }) => Boolean(target)),
  };
}

/** Price and feasibility: live in the wizard, and of a study as it stands. */
export function estimateRoutes(services: StudyServices): readonly ExtensionRoute[] {
  return [
    route(ordersApi, "POST /api/studies/estimate", {
      access: { entity: "study", action: "create" },
      handle: ({ db }, { body }) => estimate(db, complete(body), services),
    }),
    route(ordersApi, "GET /api/studies/:id/summary", {
      access: { entity: "study", action: "read" },
      handle: ({ db }, { params: { id } }) => readSummary(db, id, services),
    }),
  ];
}
