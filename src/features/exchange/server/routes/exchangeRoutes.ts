import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, forEachOwner, type RouteContext, readUpload } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { exporters } from "../../exporters";
import { readSurvey } from "../../importers";
import { EXPORT_FORMATS, type ExportFormat } from "../../shared/exportFormats";
import { exportSurvey } from "../export/exportSurvey";
import { toImportError } from "../import/importFault";
import { importSurvey } from "../import/importSurvey";
import type { ExchangeServices } from "../services";

const MEGABYTE = 1024 * 1024;
const LARGEST_IMPORT = 50 * MEGABYTE;

const params = requiredObject({ id: idSchema });

function activityIdOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

interface Upload {
  readonly name: string;
  readonly content: Buffer;
}

function readImport(upload: Upload, { text }: RouteContext, { types }: ExchangeServices) {
  try {
    return readSurvey(upload, types);
  } catch (error) {
    throw toImportError(error, text);
  }
}

/** The questionnaire of an activity or a study from a file, and as one. */
export function exchangeRoutes(services: ExchangeServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: "/api/activities/:id/import",
      summary: "Replace the questionnaire by an imported one (LimeSurvey, SurveyJS, CSV of responses, own JSON)",
      access: { entity: "activity", action: "update" },
      schema: { params },
      bodyLimit: LARGEST_IMPORT + MEGABYTE,
      handle: async (context, request) => {
        const survey = readImport(await readUpload(request, LARGEST_IMPORT), context, services);
        const { unmapped, ...report } = await importSurvey(context.db, { activityId: activityIdOf(request), survey }, services);
        return {
          ...report,
          unmapped: unmapped.map((entry) => ({ ...entry, reason: context.text(`importReasons.${entry.reason}`) })),
        };
      },
    },
    ...forEachOwner(({ base, reading }) => [
      {
        method: "GET",
        url: `${base}/questionnaire/export`,
        summary: "The draft as a file of a format, and what that format has no place for",
        access: reading,
        schema: { params, querystring: requiredObject({ format: { enum: EXPORT_FORMATS } }) },
        handle: async ({ db, session, text }, request) => {
          const { format } = request.query as { readonly format: ExportFormat };
          const wanted = { activityId: activityIdOf(request), language: session?.space?.language, exporter: exporters[format] };
          const { unmapped, ...file } = await exportSurvey(db, wanted, services);
          return { ...file, unmapped: unmapped.map((entry) => ({ ...entry, reason: text(`exportReasons.${entry.reason}`) })) };
        },
      },
    ]),
  ];
}
