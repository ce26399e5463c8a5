import type { FastifyRequest } from "fastify";
import type { GuestRoute, RouteContext } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { idSchema, objectOf } from "../../../../survey/document/jsonSchemas";
import { exporters } from "../../exporters";
import { readSurvey } from "../../importers";
import { EXPORT_FORMATS, type ExportFormat } from "../../shared/exportFormats";
import { exportSurvey } from "../export/exportSurvey";
import { toImportError } from "../import/importFault";
import { importSurvey } from "../import/importSurvey";
import { switchLink } from "../questionnaire/link";
import { publishQuestionnaire } from "../questionnaire/publish";
import { readQuestionnaire } from "../questionnaire/readQuestionnaire";
import { saveDraft } from "../questionnaire/saveDraft";
import { readUpload } from "../readUpload";
import type { SurveyServices } from "../services";

const BASE = "/api/activities/:id";
const MEGABYTE = 1024 * 1024;
/** Drafts hold pictures inline. */
const LARGEST_DRAFT = 16 * MEGABYTE;
const LARGEST_IMPORT = 50 * MEGABYTE;

const reading: GuestRoute["access"] = { entity: "activity", action: "read" };
const writing: GuestRoute["access"] = { entity: "activity", action: "update" };
const params = objectOf({ id: idSchema });
const revision = { type: "integer", minimum: 1 } as const;

function activityIdOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

function readImport(upload: { readonly name: string; readonly content: Buffer }, { text }: RouteContext) {
  try {
    return readSurvey(upload);
  } catch (error) {
    throw toImportError(error, text);
  }
}

/** The questionnaire of an activity: edit, publish, open by link, import, export. */
export function questionnaireRoutes(services: SurveyServices): readonly GuestRoute[] {
  return [
    {
      method: "GET",
      url: `${BASE}/questionnaire`,
      summary: "Draft, faults and publication of an activity's questionnaire",
      access: reading,
      schema: { params },
      handle: ({ db, session }, request) => {
        const language = session?.space?.language;
        return readQuestionnaire(db, { activityId: activityIdOf(request), language }, services);
      },
    },
    {
      method: "PUT",
      url: `${BASE}/questionnaire`,
      summary: "Save the draft",
      access: writing,
      schema: { params, body: objectOf({ draft: { type: "object", maxProperties: 100 }, revision }) },
      bodyLimit: LARGEST_DRAFT,
      handle: ({ db }, request) => {
        const body = request.body as { readonly draft: Json; readonly revision: number };
        return saveDraft(db, { activityId: activityIdOf(request), ...body }, services);
      },
    },
    {
      method: "POST",
      url: `${BASE}/questionnaire/publish`,
      summary: "Publish the draft as a frozen version",
      access: writing,
      schema: { params, body: objectOf({ revision }) },
      handle: ({ db, records, session }, request) => {
        const { revision } = request.body as { readonly revision: number };
        const publication = { activityId: activityIdOf(request), revision, publishedBy: session?.accountId, records };
        return publishQuestionnaire(db, publication, services);
      },
    },
    {
      method: "PUT",
      url: `${BASE}/link`,
      summary: "Turn the open link on or off",
      access: writing,
      schema: { params, body: objectOf({ isOpen: { type: "boolean" } }) },
      handle: async ({ db }, request) => {
        const { isOpen } = request.body as { readonly isOpen: boolean };
        return { link: await switchLink(db, activityIdOf(request), isOpen) };
      },
    },
    {
      method: "POST",
      url: `${BASE}/import`,
      summary: "Replace the questionnaire by an imported one (LimeSurvey, SurveyJS, CSV of responses, own JSON)",
      access: writing,
      schema: { params },
      bodyLimit: LARGEST_IMPORT + MEGABYTE,
      handle: async (context, request) => {
        const survey = readImport(await readUpload(request, LARGEST_IMPORT), context);
        const { unmapped, ...report } = await importSurvey(context.db, { activityId: activityIdOf(request), survey }, services);
        return {
          ...report,
          unmapped: unmapped.map((entry) => ({ ...entry, reason: context.text(`importReasons.${entry.reason}`) })),
        };
      },
    },
    {
      method: "GET",
      url: `${BASE}/questionnaire/export`,
      summary: "The draft as a file of a format, and what that format has no place for",
      access: reading,
      schema: { params, querystring: objectOf({ format: { enum: EXPORT_FORMATS } }) },
      handle: async ({ db, session, text }, request) => {
        const { format } = request.query as { readonly format: ExportFormat };
        const wanted = { activityId: activityIdOf(request), language: session?.space?.language, exporter: exporters[format] };
        const { unmapped, ...file } = await exportSurvey(db, wanted, services);
        return { ...file, unmapped: unmapped.map((entry) => ({ ...entry, reason: text(`exportReasons.${entry.reason}`) })) };
      },
    },
  ];
}
