import type { ListedVersion } from "../../../../contracts/api/questionnaires";
import type { SpaceDb } from "../../../../server/kit";
import { questionnaireOf } from "../owner/questionnaireOf";
import { responseCounts } from "./responseCounts";

type Names = ReadonlyMap<string, string>;

async function namesOf(db: SpaceDb, accountIds: readonly string[]): Promise<Names> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("staffRole")
    .select(["accountId", "name", "surname"])
    .where("accountId", "in", [...accountIds])
    .execute();
  return new Map(rows.map(({ accountId, name, surname }) => [accountId ?? "", [name, surname].filter(Boolean).join(" ")]));
}

/** All published versions of an activity's questionnaire, newest first. @throws AppError `record.notFound` */
export async function listVersions(db: SpaceDb, activityId: string): Promise<readonly ListedVersion[]> {
  const { id, publishedVersion } = await questionnaireOf(db, activityId);
  const rows = await db
    .selectFrom("questionnaireVersion")
    .select(["id", "number", "publishedAt", "publishedBy"])
    .where("questionnaire", "=", id)
    // A later one belongs to an import that hasn't ended.
    .where("number", "<=", publishedVersion ?? 0)
    .orderBy("number", "desc")
    .execute();
  const names = await namesOf(
    db,
    rows.flatMap(({ publishedBy }) => publishedBy ?? []),
  );
  const counts = await responseCounts(db, id);
  return rows.map((row) => ({
    version: row.number,
    publishedAt: row.publishedAt,
    publishedBy: names.get(row.publishedBy ?? "") ?? null,
    ...counts.of(row.id),
    isPublished: row.number === publishedVersion,
  }));
}
