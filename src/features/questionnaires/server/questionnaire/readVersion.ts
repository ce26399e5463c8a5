import type { FrozenVersion } from "../../../../contracts/api/questionnaires";
import type { SpaceDb } from "../../../../server/kit";
import { publishedVersionOf, questionnaireOf } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";

/** One published version of an activity's questionnaire. @throws AppError `record.notFound` */
export async function readVersion(
  db: SpaceDb,
  { activityId, number }: { readonly activityId: string; readonly number: number },
): Promise<FrozenVersion> {
  const { id, publishedVersion } = await questionnaireOf(db, activityId);
  const isPublished = number <= (publishedVersion ?? 0);
  const row = isPublished ? await publishedVersionOf(db, { id, publishedVersion: number }) : undefined;
  if (!row) throw new AppError("record.notFound");
  return { version: row.number, publishedAt: row.publishedAt, questionnaire: asQuestionnaire(row.document) };
}
