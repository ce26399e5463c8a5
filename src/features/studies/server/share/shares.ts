import { createToken, hashToken, newId, type RouteContext, type SpaceDb, sql } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { AppError } from "../../../../shared/errors";
import type { NewShare, StudyShare } from "../../shared/api/comments";
import { MOST_SHARES, SHARE_DAYS, SHARED } from "../../shared/comments";
import { STUDY_ERRORS } from "../../shared/errors";

const hashOf = (token: string) => hashToken(token).toString("hex");

/** The links of a study that still hold, the newest first. */
export function readShares(db: SpaceDb, studyId: string): Promise<readonly StudyShare[]> {
  return db
    .selectFrom("studyShare")
    .select(["id", "name", "createdAt", "expiresAt", "openedAt"])
    .where("study", "=", studyId)
    .where("expiresAt", ">", sql<string>`now()`)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Makes a link; its token is given away this once, and only its hash kept. @throws AppError `record.notFound`, `studies.tooManyShares` */
export async function makeShare(db: SpaceDb, studyId: string, name: string): Promise<NewShare> {
  const token = createToken();
  const id = newId();
  return db.transaction(async () => {
    const study = await db.selectFrom("study").select("id").where("id", "=", studyId).forUpdate().executeTakeFirst();
    if (!study) throw new AppError("record.notFound");
    const live = await readShares(db, studyId);
    if (live.length >= MOST_SHARES) throw new AppError(STUDY_ERRORS.tooManyShares, { params: { most: MOST_SHARES } });
    const expiresAt = new Date(Date.now() + SHARE_DAYS * MS_PER_DAY).toISOString();
    await db
      .insertInto("studyShare")
      .values({ id, study: studyId, name, tokenHash: hashOf(token), expiresAt })
      .execute();
    return { id, name, createdAt: new Date().toISOString(), expiresAt, openedAt: null, path: `${SHARED}/${token}` };
  });
}

/** The link leads nowhere from now on; what was said by it stays. @throws AppError `record.notFound` */
export async function revokeShare(db: SpaceDb, studyId: string, shareId: string): Promise<void> {
  const gone = await db
    .deleteFrom("studyShare")
    .where("id", "=", shareId)
    .where("study", "=", studyId)
    .returning("id")
    .executeTakeFirst();
  if (!gone) throw new AppError("record.notFound");
}

/** What a link leads to, while it holds. */
export interface OpenedShare {
  readonly id: string;
  readonly study: string;
  /** Of the company that made it. */
  readonly db: SpaceDb;
}

/** The link that a token is of; nothing where it was revoked, has expired or never was. */
export async function openShare({ findSpace }: Pick<RouteContext, "findSpace">, token: string): Promise<OpenedShare | undefined> {
  const found = await findSpace({ entity: "studyShare", field: "tokenHash", value: hashOf(token) });
  const share = await found?.db
    .updateTable("studyShare")
    .set({ openedAt: sql<string>`now()` })
    .where("tokenHash", "=", hashOf(token))
    .where("expiresAt", ">", sql<string>`now()`)
    .returning(["id", "study"])
    .executeTakeFirst();
  return found && share && { ...share, db: found.db };
}
