import { type ExtensionRoute, route } from "../../../../server/kit";
import { fieldworkApi } from "../../shared/api/settings";
import { adjustDispositions } from "../entry/adjustDispositions";
import { testEntry } from "../entry/testEntry";
import type { FieldworkServices } from "../services";
import { retireKey, rotateKey } from "../settings/changeKeys";
import { readFieldwork } from "../settings/readFieldwork";
import { saveFieldwork } from "../settings/saveFieldwork";

const reading: ExtensionRoute["access"] = { entity: "activity", action: "read" };
const writing: ExtensionRoute["access"] = { entity: "activity", action: "update" };

/** Who may answer an activity's questionnaire, from where, and where they go after. */
export function fieldworkRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    route(fieldworkApi, "GET /api/activities/:id/fieldwork", {
      access: reading,
      handle: ({ db }, { params }) => readFieldwork(db, params.id, services),
    }),
    route(fieldworkApi, "PUT /api/activities/:id/fieldwork", {
      access: writing,
      handle: ({ db }, { params, body }) => saveFieldwork(db, { activityId: params.id, ...body }, services),
    }),
    route(fieldworkApi, "POST /api/activities/:id/fieldwork/adjustments", {
      access: writing,
      handle: ({ db, session }, { params, body }) =>
        adjustDispositions(db, { ...body, activityId: params.id, accountId: session?.accountId }, services),
    }),
    route(fieldworkApi, "POST /api/activities/:id/fieldwork/suppliers/:supplierId/key", {
      access: writing,
      handle: ({ db }, { params: { id, supplierId }, body: { revision } }) =>
        rotateKey(db, { activityId: id, supplierId, revision }, services),
    }),
    route(fieldworkApi, "POST /api/activities/:id/fieldwork/suppliers/:supplierId/retire", {
      access: writing,
      handle: ({ db }, { params: { id, supplierId }, body: { revision } }) =>
        retireKey(db, { activityId: id, supplierId, revision }, services),
    }),
    route(fieldworkApi, "POST /api/activities/:id/fieldwork/suppliers/:supplierId/test", {
      access: writing,
      handle: async ({ db }, { params: { id, supplierId } }) => ({
        link: await testEntry(db, { activityId: id, supplierId }, services),
      }),
    }),
  ];
}
