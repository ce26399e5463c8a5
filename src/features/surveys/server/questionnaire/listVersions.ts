import type { SpaceDb } from "../../../../server/kit";
import { questionnaireOf } from "./questionnaireOf";

/** A published version, as lists show it. */
export interface ListedVersion {
  readonly version: number;
  readonly publishedAt: string;
  /** Who published it, where the space still knows the person. */
  readonly publishedBy: string | null;
  /** Responses given to it. */
  readonly responses: number;
  /** Whether new respondents get it. */
  readonly isPublished: boolean;
}

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

async function responsesOf(db: SpaceDb, questionnaireId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("response")
    .select(["questionnaireVersion", (eb) => eb.fn.countAll<number>().as("count")])
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .groupBy("questionnaireVersion")
    .execute();
  return new Map(rows.map(({ questionnaireVersion, count }) => [questionnaireVersion, Number(count)]));
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
  const responses = await responsesOf(db, id);
  return rows.map((row) => ({
    version: row.number,
    publishedAt: row.publishedAt,
    publishedBy: names.get(row.publishedBy ?? "") ?? null,
    responses: responses.get(row.id) ?? 0,
    isPublished: row.number === publishedVersion,
  }));
}
