import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, readUpload, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ImportError } from "../../../../survey/exchange/importer";
import { exporters } from "../../exporters";
import { readSurvey } from "../../importers";
import { exchangeApi } from "../../shared/api";
import { exportSurvey } from "../export/exportSurvey";
import { importSurvey, requireImportable } from "../import/importSurvey";
import type { ExchangeServices } from "../services";

type Text = (key: string, params?: Readonly<Record<string, string | number>>) => string;

function placeText({ place }: ImportError, text: Text): string {
  const { line, column, path } = place ?? {};
  if (line !== undefined && column !== undefined) return text("importFaults.atLineColumn", { line, column });
  if (line !== undefined) return text("importFaults.atLine", { line });
  return path === undefined ? "" : text("importFaults.atPath", { path });
}

/** What an importer threw, as the caller is to read it: what is wrong, where, and that nothing was saved. */
function toImportError(error: unknown, text: Text): unknown {
  if (!(error instanceof ImportError)) return error;
  if (error.fault === "unknownFormat") {
    return new AppError("import.unknownFormat", { cause: error, detail: text("importFaults.unknownFormat", error.params) });
  }
  const place = placeText(error, text);
  const what = text(`importFaults.${error.fault}`, error.params);
  const detail = `${what}${place ? ` (${place})` : ""}. ${text("execution.nothingSaved")}`;
  return new AppError("import.corrupt", { cause: error, detail });
}

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
      act: { action: "update", entity: "activity" },
      access: { entity: "activity", action: "update" },
      bodyLimit: LARGEST_IMPORT + MEGABYTE,
      document: { body: IMPORT_FORM },
      handle: async (context, { params, request }) => {
        await requireImportable(context.db, params.id, services);
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
