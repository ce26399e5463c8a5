import { newId, type Session, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { holdsCode } from "../../../../shared/holdsCode";
import type { StudyComment } from "../../shared/api/comments";
import { type CommentSide, isAnswered, MOST_BY_SHARE, MOST_COMMENTS } from "../../shared/comments";
import { STUDY_ERRORS } from "../../shared/errors";

const PROVIDER = "Sondeo";

/** Who writes, resolves or reads. */
export interface Commentator {
  readonly accountId: string | null;
  readonly name: string;
  readonly side: CommentSide;
  /** The link by which a colleague came. */
  readonly shareId?: string;
}

/** @param session of somebody of the company, or of the provider */
export function commentatorOf(session: Session): Commentator {
  const { accountId, name } = session;
  // Clients hear the provider's team, not who of it.
  return session.kind === "backoffice" ? { accountId, name: PROVIDER, side: "PROVIDER" } : { accountId, name, side: "CLIENT" };
}

/** All that was said of a study, the oldest first. @param accountId whose comments are one's own */
export async function readComments(db: SpaceDb, studyId: string, accountId: string | null): Promise<readonly StudyComment[]> {
  const rows = await db
    .selectFrom("studyComment")
    .select(["id", "place", "text", "author", "side", "createdAt", "resolvedAt", "resolvedBy", "accountId"])
    .where("study", "=", studyId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ createdAt, accountId: writer, side, ...comment }) => ({
    ...comment,
    side: side as CommentSide,
    date: createdAt,
    isOwn: accountId !== null && writer === accountId,
  }));
}

/** Once a study is finished nothing of it can change any more. @throws AppError `record.notFound` */
export async function areCommentsClosed(db: SpaceDb, studyId: string): Promise<boolean> {
  const study = await db.selectFrom("study").select("status").where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  return study.status === "FINISHED";
}

/**
 * Holds a study's comments until the transaction ends: whoever writes or deletes at once waits for the one before.
 * @throws AppError `record.notFound`, `studies.commentsClosed`
 */
async function holdComments(db: SpaceDb, studyId: string): Promise<void> {
  const study = await db.selectFrom("study").select("status").where("id", "=", studyId).forUpdate().executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  if (study.status === "FINISHED") throw new AppError(STUDY_ERRORS.commentsClosed);
}

/** By one link no more than so many: whoever has it mustn't take the team's room. @throws AppError `studies.tooManyComments` */
async function requireRoom(db: SpaceDb, studyId: string, shareId: string | undefined): Promise<void> {
  const { all, byShare } = await db
    .selectFrom("studyComment")
    .select(({ fn }) => [
      fn.countAll<string>().as("all"),
      fn
        .countAll<string>()
        .filterWhere("share", "=", shareId ?? null)
        .as("byShare"),
    ])
    .where("study", "=", studyId)
    .executeTakeFirstOrThrow();
  if (Number(all) >= MOST_COMMENTS || Number(byShare) >= MOST_BY_SHARE) throw new AppError(STUDY_ERRORS.tooManyComments);
}

/** @returns the comment's id @throws AppError `record.notFound`, `studies.tooManyComments`, `studies.commentsClosed` */
export async function writeComment(
  db: SpaceDb,
  { studyId, place, text }: { readonly studyId: string; readonly place: string; readonly text: string },
  { name, accountId, side, shareId }: Commentator,
): Promise<string> {
  if (holdsCode(text)) throw new AppError("request.invalid", { faults: [{ path: "/text", rule: "pattern" }] });
  return db.transaction(async () => {
    await holdComments(db, studyId);
    await requireRoom(db, studyId, shareId);
    const id = newId();
    const said = { study: studyId, place, text: text.trim(), author: name, accountId, side };
    await db
      .insertInto("studyComment")
      .values({ id, ...said, share: shareId ?? null })
      .execute();
    return id;
  });
}

interface Chosen {
  readonly studyId: string;
  readonly commentId: string;
}

/**
 * Says that what a comment asks for is done, or that it isn't after all. Who said so first is kept.
 * @throws AppError `record.notFound`, `studies.commentsClosed`
 */
export async function resolveComment(
  db: SpaceDb,
  { studyId, commentId, isResolved }: Chosen & { readonly isResolved: boolean },
  by: Commentator,
): Promise<void> {
  await db.transaction(async () => {
    const comment = await commentIn(db, { studyId, commentId });
    await holdComments(db, studyId);
    await db
      .updateTable("studyComment")
      .set({ resolvedAt: isResolved ? sql<string>`now()` : null, resolvedBy: isResolved ? by.name : null })
      .where("id", "=", comment.id)
      .where("resolvedAt", isResolved ? "is" : "is not", null)
      .execute();
  });
}

/** @throws AppError `record.notFound` */
async function commentIn(db: SpaceDb, { studyId, commentId }: Chosen) {
  const comment = await db
    .selectFrom("studyComment")
    .select(["id", "accountId"])
    .where("id", "=", commentId)
    .where("study", "=", studyId)
    .executeTakeFirst();
  if (!comment) throw new AppError("record.notFound");
  return comment;
}

/**
 * Takes back what one wrote oneself, while nobody has answered it.
 * @throws AppError `record.notFound`, also of somebody else's; `studies.commentAnswered`, `studies.commentsClosed`
 */
export async function deleteComment(db: SpaceDb, chosen: Chosen, by: Commentator): Promise<void> {
  await db.transaction(async () => {
    const comment = await commentIn(db, chosen);
    if (comment.accountId === null || comment.accountId !== by.accountId) throw new AppError("record.notFound");
    await holdComments(db, chosen.studyId);
    const comments = await readComments(db, chosen.studyId, by.accountId);
    if (isAnswered(comment.id, comments)) throw new AppError(STUDY_ERRORS.commentAnswered);
    await db.deleteFrom("studyComment").where("id", "=", comment.id).execute();
  });
}

/** How many of the provider's comments are still open. */
export async function openCorrections(db: SpaceDb, studyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("studyComment")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("study", "=", studyId)
    .where("side", "=", "PROVIDER")
    .where("resolvedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
