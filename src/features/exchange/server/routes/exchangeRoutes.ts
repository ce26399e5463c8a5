import { type ExtensionRoute, forEachOwner, type RouteContext, readUpload, route } from "../../../../server/kit";
import { exporters } from "../../exporters";
import { readSurvey } from "../../importers";
import { exchangeApi } from "../../shared/api";
import { exportSurvey } from "../export/exportSurvey";
import { toImportError } from "../import/importFault";
import { importSurvey } from "../import/importSurvey";
import type { ExchangeServices } from "../services";

const MEGABYTE = 1024 * 1024;
const LARGEST_IMPORT = 50 * MEGABYTE;

/** What an import takes, for the OpenAPI document. */
const IMPORT_FORM = {
  type: "multipart/form-data",
  schema: {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", format: "binary", description: "Of at most 50 MB" } },
  },
  example: { file: "" },
} as const;

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
    route(exchangeApi, "POST /api/activities/:id/import", {
      access: { entity: "activity", action: "update" },
      bodyLimit: LARGEST_IMPORT + MEGABYTE,
      document: { body: IMPORT_FORM },
      handle: async (context, { params, request }) => {
        const survey = readImport(await readUpload(request, LARGEST_IMPORT), context, services);
        const { unmapped, ...report } = await importSurvey(context.db, { activityId: params.id, survey }, services);
        return {
          ...report,
          unmapped: unmapped.map((entry) => ({ ...entry, reason: context.text(`importReasons.${entry.reason}`) })),
        };
      },
    }),
    ...forEachOwner(({ reading }) => [
      route(exchangeApi, "GET /api/activities/:id/questionnaire/export", {
        access: reading,
        handle: async ({ db, session, text }, { params, query: { format } }) => {
          const wanted = { activityId: params.id, language: session?.space?.language, exporter: exporters[format] };
          const { unmapped, ...file } = await exportSurvey(db, wanted, services);
          return { ...file, unmapped: unmapped.map((entry) => ({ ...entry, reason: text(`exportReasons.${entry.reason}`) })) };
        },
      }),
    ]),
  ];
}
