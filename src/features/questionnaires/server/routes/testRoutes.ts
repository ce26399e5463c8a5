import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, SpaceDb } from "../../../../server/kit";
import { publishedVersionOf, questionnaireOf } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { incidenceOf } from "../../../../survey/fieldwork/dispositions";
import { questionsOf } from "../../../../survey/questionnaire";
import { filterQuestions } from "../questionnaire/filterQuestions";
import type { QuestionnaireServices } from "../services";

const access: ExtensionRoute["access"] = { entity: "activity", action: "read" };
const params = requiredObject({ id: idSchema });

function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

/** What respondents get; before the first publication the draft. */
async function readPreview(db: SpaceDb, activityId: string) {
  const row = await questionnaireOf(db, activityId);
  const published = await publishedVersionOf(db, row);
  return { row, published, document: published ? asQuestionnaire(published.document) : draftOf(row) };
}

/** @throws AppError `record.notFound` */
async function testData(db: SpaceDb, activityId: string, { fieldwork }: QuestionnaireServices) {
  const { row, published, document } = await readPreview(db, activityId);
  const activity = await db
    .selectFrom("activity")
    .select(["title", "status", "startsAt", "endsAt"])
    .where("id", "=", activityId)
    .executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  const counts = await fieldwork().count(db, row.id);
  return {
    id: activityId,
    ...activity,
    languages: document.languages,
    questions: questionsOf(document).length,
    version: published?.number ?? null,
    publishedAt: published?.publishedAt ?? null,
    counts,
    incidence: incidenceOf(counts.dispositions) ?? null,
  };
}

/** `/test/{id}/...`: what a monitor shows of a survey; the id is the activity's (spec section 7, other). */
export function testRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/test/:id/data",
      summary: "What a survey is and how it stands",
      access,
      schema: { params },
      handle: ({ db }, request) => testData(db, idOf(request), services),
    },
    {
      method: "GET",
      url: "/test/:id/filterQuestions",
      summary: "Questions by which results can be filtered",
      access,
      schema: { params },
      handle: async ({ db, language }, request) =>
        filterQuestions((await readPreview(db, idOf(request))).document, language, services),
    },
  ];
}
