import { Compile } from "typebox/compile";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, readUpload, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type ImportDecisions, ImportError } from "../../../../survey/exchange/importer";
import { exporters } from "../../exporters";
import { decisionsSchema, exchangeApi } from "../../shared/api";
import { exportSurvey } from "../export/exportSurvey";
import { importSurvey, readProgress, requireImportable } from "../import/importSurvey";
import { type SurveyReading, withReading } from "../reading/withReading";
import type { ExchangeServices } from "../services";
import { readTextUpload } from "../upload/textUpload";

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
    properties: {
      decisions: {
        type: "string",
        description:
          "JSON, before the file: `{language, columns: {key: {as, title, missing}}}` instead of what is guessed of columns",
      },
      file: { type: "string", format: "binary", description: "A survey, or responses as CSV or .xlsx, of at most 50 MB" },
    },
  },
  example: { file: "" },
} as const;

const decisionsCheck = Compile(decisionsSchema);

/** @throws AppError `request.invalid` where the field holds something else */
function readDecisions(written: string | undefined): ImportDecisions | undefined {
  if (written === undefined) return undefined;
  const decisions = attempt(() => JSON.parse(written) as unknown);
  if (!decisionsCheck.Check(decisions))
    throw new AppError("request.invalid", { faults: [{ path: "/decisions", rule: "format" }] });
  return decisions;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Reads the file of a request, which nobody has to send where it couldn't be saved, for as long as its caller is there. */
async function readImport<T>(
  context: RouteContext,
  { id, request, isToGuess = false }: ImportOf,
  services: ExchangeServices,
  work: (survey: SurveyReading) => Promise<T>,
): Promise<T> {
  await requireImportable(context.db, id, services);
  const { fields, ...upload } = await readUpload(request, LARGEST_IMPORT);
  const decisions = readDecisions(fields.get("decisions"));
  const { file, losses } = await readTextUpload(upload);
  const left = new AbortController();
  const leave = () => left.abort();
  // The request itself closes as soon as its body is read.
  request.raw.socket.once("close", leave);
  try {
    return await withReading({ file: { ...file, decisions, isToGuess }, signal: left.signal }, services, (survey) =>
      work(losses.length === 0 ? survey : { ...survey, unmapped: [...survey.unmapped, ...losses] }),
    );
  } catch (error) {
    throw toImportError(error, context.text);
  } finally {
    request.raw.socket.off("close", leave);
  }
}

interface ImportOf {
  readonly id: string;
  readonly request: Parameters<typeof readUpload>[0];
  /** @default false */
  readonly isToGuess?: boolean;
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
        const { unmapped, ...report } = await readImport(context, { id: params.id, request }, services, (survey) =>
          importSurvey(context.db, { activityId: params.id, survey }, services),
        );
        return {
          ...report,
          unmapped: unmapped.map((entry) => ({ ...entry, reason: context.text(`importReasons.${entry.reason}`) })),
        };
      },
    }),
    route(exchangeApi, "GET /api/activities/:id/import", {
      access: { entity: "activity", action: "update" },
      handle: ({ db }, { params }) => readProgress(db, params.id, services),
    }),
    route(exchangeApi, "POST /api/activities/:id/import/preview", {
      access: { entity: "activity", action: "update" },
      bodyLimit: LARGEST_IMPORT + MEGABYTE,
      document: { body: IMPORT_FORM },
      handle: (context, { params, request }) =>
        readImport(context, { id: params.id, request, isToGuess: true }, services, async (survey) => ({
          respondents: survey.respondents,
          partial: survey.partial,
          language: survey.questionnaire.languages[0] ?? "",
          guesses: survey.guesses.map(({ reason, ...guess }) => ({
            ...{ ...guess, headings: [...guess.headings], options: [...guess.options], samples: [...guess.samples] },
            ...{ missing: [...guess.missing], choices: [...guess.choices] },
            reason: reason === undefined ? null : context.text(`importReasons.${reason}`),
          })),
        })),
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
