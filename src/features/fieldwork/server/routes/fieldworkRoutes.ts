import type { FastifyRequest } from "fastify";
import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { DISPOSITIONS } from "../../../../survey/fieldwork/dispositions";
import { type Adjustment, adjustDispositions } from "../entry/adjustDispositions";
import { testEntry } from "../entry/testEntry";
import type { FieldworkServices } from "../services";
import { retireKey, rotateKey } from "../settings/changeKeys";
import { fieldworkSchema } from "../settings/fieldworkSchema";
import { readFieldwork } from "../settings/readFieldwork";
import { type FieldworkInput, saveFieldwork } from "../settings/saveFieldwork";

const BASE = "/api/activities/:id/fieldwork";
const SUPPLIER = `${BASE}/suppliers/:supplierId`;
/** One transaction changes them all. */
const MOST_ADJUSTED = 1_000;

const reading: ExtensionRoute["access"] = { entity: "activity", action: "read" };
const writing: ExtensionRoute["access"] = { entity: "activity", action: "update" };
const params = requiredObject({ id: idSchema });
const supplierId = { type: "string", pattern: "^[A-Za-z0-9_-]{6,40}$" } as const;
const ofSupplier = requiredObject({ id: idSchema, supplierId });
const revision = { type: "integer", minimum: 1 } as const;

function paramsOf(request: FastifyRequest) {
  const { id, supplierId } = request.params as { readonly id: string; readonly supplierId: string };
  return { activityId: id, supplierId };
}

function revisionOf(request: FastifyRequest): number {
  return (request.body as { readonly revision: number }).revision;
}

/** The keys that a supplier signs with, and a link as it makes them. */
function supplierRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: `${SUPPLIER}/key`,
      summary: "Give a panel supplier a new key, shown this once",
      access: writing,
      schema: { params: ofSupplier, body: requiredObject({ revision }) },
      handle: ({ db }, request) => rotateKey(db, { ...paramsOf(request), revision: revisionOf(request) }, services),
    },
    {
      method: "POST",
      url: `${SUPPLIER}/retire`,
      summary: "End the key before a supplier's current one",
      access: writing,
      schema: { params: ofSupplier, body: requiredObject({ revision }) },
      handle: ({ db }, request) => retireKey(db, { ...paramsOf(request), revision: revisionOf(request) }),
    },
    {
      method: "POST",
      url: `${SUPPLIER}/test`,
      summary: "A signed entry link to try a supplier's way through",
      access: writing,
      schema: { params: ofSupplier },
      handle: async ({ db }, request) => ({ link: await testEntry(db, paramsOf(request), services) }),
    },
  ];
}

/** Who may answer an activity's questionnaire, from where, and where they go after. */
export function fieldworkRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: BASE,
      summary: "Settings and counts of the fieldwork",
      access: reading,
      schema: { params },
      handle: ({ db }, request) => readFieldwork(db, paramsOf(request).activityId),
    },
    {
      method: "PUT",
      url: BASE,
      summary: "Change the settings of the fieldwork",
      access: writing,
      schema: { params, body: requiredObject({ fieldwork: fieldworkSchema, revision }) },
      handle: ({ db }, request) => {
        const { fieldwork } = request.body as { readonly fieldwork: FieldworkInput };
        const asked = { activityId: paramsOf(request).activityId, fieldwork, revision: revisionOf(request) };
        return saveFieldwork(db, asked, services.tools());
      },
    },
    {
      method: "POST",
      url: `${BASE}/adjustments`,
      summary: "Reconcile how a supplier's respondents ended",
      access: writing,
      schema: {
        params,
        body: requiredObject({
          supplier: supplierId,
          ids: {
            type: "array",
            items: { type: "string", minLength: 1, maxLength: 200 },
            minItems: 1,
            maxItems: MOST_ADJUSTED,
            uniqueItems: true,
          },
          disposition: { enum: Object.keys(DISPOSITIONS) },
          isApplied: { type: "boolean" },
        }),
      },
      handle: ({ db, session }, request) => {
        const body = request.body as Pick<Adjustment, "supplier" | "ids" | "disposition" | "isApplied">;
        const { activityId } = paramsOf(request);
        return adjustDispositions(db, { ...body, activityId, accountId: session?.accountId }, services);
      },
    },
    ...supplierRoutes(services),
  ];
}
