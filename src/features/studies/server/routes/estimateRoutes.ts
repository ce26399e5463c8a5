import { type ExtensionRoute, route } from "../../../../server/kit";
import { ordersApi } from "../../shared/api/orders";
import { estimate } from "../quote/estimate";
import { filledIn } from "../quote/studyInputs";
import { readSummary } from "../readSummary";
import type { StudyServices } from "../services";

/** Price and feasibility: live in the wizard, and of a study as it stands. */
export function estimateRoutes(services: StudyServices): readonly ExtensionRoute[] {
  return [
    route(ordersApi, "POST /api/studies/estimate", {
      access: { entity: "study", action: "create" },
      handle: ({ db }, { body }) => estimate(db, filledIn(body, services.products), services),
    }),
    route(ordersApi, "GET /api/studies/:id/summary", {
      access: { entity: "study", action: "read" },
      handle: (context, { params: { id } }) => readSummary(context, id, services),
    }),
  ];
}
