import type { ExtensionRoute, SpaceDb } from "../../../../server/kit";
import { route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { localize } from "../../../../shared/languages";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import { incidenceOf } from "../../../../survey/fieldwork/dispositions";
import { type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import { type FilterQuestion, questionnaireSpecApi } from "../../shared/api";
import { questionnaireOf } from "../owner/questionnaireOf";
import { publishedVersionOf } from "../questionnaire/publishedVersion";
import type { QuestionnaireServices } from "../services";

/** The questions of a document that results can be filtered by, with their codes. */
function filterQuestions(document: Questionnaire, language: string, { types }: QuestionnaireServices): readonly FilterQuestion[] {
  const text = (title: Readonly<Record<string, string>>) => localize(title, language, document.languages[0]);
  return questionsOf(document).flatMap((question) => {
    const type = types.get(question.type);
    if (!type?.matches) return [];
    const { id, variable, title } = question;
    const { counts } = type.tabulate(question, [], language);
    const options = counts.map(({ code, label }) => ({ code, label }));
    return [{ id, variable, type: type.name, title: text(title), options }];
  });
}

const access: ExtensionRoute["access"] = { entity: "activity", action: "read" };

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
    route(questionnaireSpecApi, "GET /test/:id/data", {
      access,
      handle: ({ db }, { params }) => testData(db, params.id, services),
    }),
    route(questionnaireSpecApi, "GET /test/:id/filterQuestions", {
      access,
      handle: async ({ db, language }, { params }) =>
        filterQuestions((await readPreview(db, params.id)).document, language, services),
    }),
  ];
}
