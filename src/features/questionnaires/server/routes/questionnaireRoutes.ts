import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, forEachOwner } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { publishQuestionnaire } from "../questionnaire/publish";
import { readQuestionnaire } from "../questionnaire/readQuestionnaire";
import { saveDraft } from "../questionnaire/saveDraft";
import type { QuestionnaireServices } from "../services";

const MEGABYTE = 1024 * 1024;
/** Drafts hold pictures inline. */
export const LARGEST_DRAFT = 16 * MEGABYTE;

const params = requiredObject({ id: idSchema });
const revision = { type: "integer", minimum: 1 } as const;
/** The draft's form is checked as it is saved. */
export const DRAFT_BODY = requiredObject({ draft: { type: "object", maxProperties: 100 }, revision });

function activityIdOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

/** The questionnaire of an activity or a study: edit, publish. */
export function questionnaireRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return forEachOwner(({ base, reading, writing }) => [
    {
      method: "GET",
      url: `${base}/questionnaire`,
      summary: "Draft, faults and publication of a questionnaire",
      access: reading,
      schema: { params },
      handle: ({ db, session }, request) => {
        const language = session?.space?.language;
        return readQuestionnaire(db, { activityId: activityIdOf(request), language }, services);
      },
    },
    {
      method: "PUT",
      url: `${base}/questionnaire`,
      summary: "Save the draft",
      access: writing,
      schema: { params, body: DRAFT_BODY },
      bodyLimit: LARGEST_DRAFT,
      handle: ({ db }, request) => {
        const body = request.body as { readonly draft: Json; readonly revision: number };
        return saveDraft(db, { activityId: activityIdOf(request), ...body }, services);
      },
    },
    {
      method: "POST",
      url: `${base}/questionnaire/publish`,
      summary: "Publish the draft as a frozen version",
      access: writing,
      schema: { params, body: requiredObject({ revision }) },
      handle: ({ db, records, session }, request) => {
        const { revision } = request.body as { readonly revision: number };
        const publication = { activityId: activityIdOf(request), revision, publishedBy: session?.accountId, records };
        return publishQuestionnaire(db, publication, services);
      },
    },
  ]);
}
