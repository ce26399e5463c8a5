import type { FastifyRequest } from "fastify";
import type { Owner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, readUpload, route } from "../../../../server/kit";
import { weightingsApi } from "../../shared/weightingsApi";
import { profileReader } from "../data/profileColumns";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { prepareVariables } from "../tables/prepareVariables";
import { previewWeighting } from "../weights/previewWeighting";
import { isReadable, readProfileDimensions, weightVariables } from "../weights/profileDimensions";
import { quotaTargets } from "../weights/quotaTargets";
import { readWeightTable } from "../weights/readWeightTable";
import { readRespondentIds } from "../weights/respondentIds";
import { changeWeighting, createWeighting, deleteWeighting, keepWeights, listWeightings } from "../weights/weightings";
import { prepareWeighting } from "../weights/weightRespondents";

const MEGABYTE = 1024 * 1024;
/** 130,000 rows of an id and a weight are 7 MB. */
const LARGEST_TABLE = 20 * MEGABYTE;

const TABLE_FORM = {
  type: "multipart/form-data",
  schema: {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", format: "binary", description: "Of at most 20 MB" } },
  },
  example: { file: "" },
} as const;

/** How respondents are weighted. */
export function weightingsRoutes({ reading, writing }: Owner, services: ResultsServices): readonly ExtensionRoute[] {
  const questionnaireOf = ({ db }: RouteContext, params: { readonly id: string }) =>
    reportedQuestionnaire(db, params.id, services);
  async function readTable(context: RouteContext, params: { readonly id: string }, request: FastifyRequest) {
    const { db, records } = context;
    const { content } = await readUpload(request, LARGEST_TABLE);
    const questionnaire = await questionnaireOf(context, params);
    const ids = await readRespondentIds(db, { questionnaireId: questionnaire.id, records });
    const weights = await readWeightTable(content, ids);
    return { questionnaire, weights, without: ids.count - weights.size };
  }
  return [
    route(weightingsApi, "GET /api/activities/:id/weightings", {
      access: reading,
      handle: async (context, { params }) => {
        const reader = profileReader(context);
        const weightings = await listWeightings(context.db, (await questionnaireOf(context, params)).id);
        return weightings.filter((weighting) => isReadable(weighting, reader));
      },
    }),
    route(weightingsApi, "POST /api/activities/:id/weightings", {
      access: writing,
      handle: async (context, { params, body }) => createWeighting(context.db, await questionnaireOf(context, params), body),
    }),
    route(weightingsApi, "PUT /api/activities/:id/weightings/:weightingId", {
      access: writing,
      handle: async (context, { params, body }) =>
        changeWeighting(context.db, await questionnaireOf(context, params), { id: params.weightingId, input: body }),
    }),
    route(weightingsApi, "DELETE /api/activities/:id/weightings/:weightingId", {
      access: writing,
      handle: async (context, { params }) =>
        deleteWeighting(context.db, (await questionnaireOf(context, params)).id, params.weightingId),
    }),
    route(weightingsApi, "POST /api/activities/:id/weightings/preview", {
      // It writes nothing.
      isOpenAfterEnd: true,
      access: reading,
      handle: async (context, { params, body }) => {
        const { db, language } = context;
        const questionnaire = await questionnaireOf(context, params);
        const reader = profileReader(context);
        const names = body.dimensions.map(({ variable }) => variable);
        const asked = { reading: { questionnaire, language }, names, profile: weightVariables(reader), reader };
        const axisOf = await prepareVariables(db, asked, services);
        const { questionIds, readIn } = prepareWeighting(body, { withTest: false, axisOf });
        return services.responses.use(db, questionnaire, questionIds, (responses) => previewWeighting(readIn(responses)));
      },
    }),
    route(weightingsApi, "GET /api/activities/:id/weightings/quota-targets", {
      access: reading,
      handle: async (context, { params }) => {
        const questionnaire = await questionnaireOf(context, params);
        return quotaTargets(await services.fieldwork().cells(context.db, questionnaire.id), questionnaire);
      },
    }),
    route(weightingsApi, "POST /api/activities/:id/weightings/import", {
      access: writing,
      bodyLimit: LARGEST_TABLE + MEGABYTE,
      document: { body: TABLE_FORM },
      handle: async (context, { params, query: { name, missing: missingWeight = "exclude" }, request }) => {
        const { questionnaire, weights, without } = await readTable(context, params, request);
        return { weighting: await keepWeights(context.db, questionnaire, { name, weights, missingWeight }), without };
      },
    }),
    route(weightingsApi, "POST /api/activities/:id/weightings/import/preview", {
      access: writing,
      bodyLimit: LARGEST_TABLE + MEGABYTE,
      document: { body: TABLE_FORM },
      handle: async (context, { params, request }) => {
        const { weights, without } = await readTable(context, params, request);
        return { base: weights.size + without, respondents: weights.size, without };
      },
    }),
    route(weightingsApi, "GET /api/activities/:id/weightings/profile", {
      access: reading,
      handle: async (context, { params }) => {
        const { db, language } = context;
        const questionnaire = await questionnaireOf(context, params);
        const asked = { reading: { questionnaire, language }, reader: profileReader(context) };
        return { dimensions: await readProfileDimensions(db, asked, services) };
      },
    }),
  ];
}
