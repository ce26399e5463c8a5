import { type FrozenVersion, questionnairesApi } from "../../../../contracts/api/questionnaires";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { questionnaireOf } from "../owner/questionnaireOf";
import { listVersions } from "../questionnaire/listVersions";
import { publishedVersionOf } from "../questionnaire/publishedVersion";

/** One published version of an activity's questionnaire. @throws AppError `record.notFound` */
async function readVersion(
  db: SpaceDb,
  { activityId, number }: { readonly activityId: string; readonly number: number },
): Promise<FrozenVersion> {
  const { id, publishedVersion } = await questionnaireOf(db, activityId);
  const isPublished = number <= (publishedVersion ?? 0);
  const row = isPublished ? await publishedVersionOf(db, { id, publishedVersion: number }) : undefined;
  if (!row) throw new AppError("record.notFound");
  return { version: row.number, publishedAt: row.publishedAt, questionnaire: asQuestionnaire(row.document) };
}

/** What has been published of a questionnaire: it never changes. */
export const versionRoutes: readonly ExtensionRoute[] = forEachOwner(({ reading: access }) => [
  route(questionnairesApi, "GET /api/activities/:id/questionnaire/versions", {
    access,
    handle: ({ db }, { params }) => listVersions(db, params.id),
  }),
  route(questionnairesApi, "GET /api/activities/:id/questionnaire/versions/:number", {
    access,
    handle: ({ db }, { params: { id, number } }) => readVersion(db, { activityId: id, number: Number(number) }),
  }),
]);
