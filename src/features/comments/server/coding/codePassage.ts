import { newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Passage, PassageBody } from "../../shared/api/coding";
import { MOST_PASSAGES } from "../../shared/coding";
import { CODING_ERRORS } from "../../shared/codingErrors";
import { cutPassage } from "../../shared/cutPassage";
import { holdComment } from "../write/holdComment";
import { readPassage } from "./readPassages";

interface Coding {
  readonly commentId: string;
  readonly body: PassageBody;
  /** The staff role of whoever codes. */
  readonly createdBy: string | null;
}

const isOutside = () => new AppError("request.invalid", { faults: [{ path: "/end", rule: "unknown" }] });

async function countVersions(db: SpaceDb, comment: string): Promise<number> {
  const { count } = await db
    .selectFrom("commentVersion")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("comment", "=", comment)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countPassages(db: SpaceDb, comment: string): Promise<number> {
  const { count } = await db
    .selectFrom("codedPassage")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("comment", "=", comment)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function demandCode(db: SpaceDb, id: string): Promise<void> {
  const code = await db.selectFrom("commentCode").select("id").where("id", "=", id).forShare().executeTakeFirst();
  if (!code) throw new AppError("request.invalid", { faults: [{ path: "/codeId", rule: "reference" }] });
}

/** @returns its id; that of the same passage with the same code, where it was coded already */
async function insert(
  db: SpaceDb,
  values: Omit<Coding, "body"> & { readonly body: PassageBody; readonly member: string | null; readonly text: string },
) {
  const { commentId, createdBy, member, text } = values;
  const { codeId, version, start, end } = values.body;
  const cut = cutPassage(text, { start, end });
  if (!cut) throw isOutside();
  const row = { comment: commentId, code: codeId, commentVersion: version, start, end };
  await db
    .insertInto("codedPassage")
    .values({ id: newId(), ...row, ...cut, member, createdBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  let same = db.selectFrom("codedPassage").select("id").where("comment", "=", commentId).where("code", "=", codeId);
  same = same.where("commentVersion", "=", version).where("start", "=", start).where("end", "=", end);
  return (await same.executeTakeFirstOrThrow()).id;
}

/**
 * Gives a passage of a comment a code; the same again is the same passage.
 * @throws AppError `record.notFound`, `request.invalid`, `coding.textChanged`, `coding.tooMany`
 */
export async function codePassage(db: SpaceDb, { commentId, body, createdBy }: Coding): Promise<Passage> {
  return db.transaction(async () => {
    const { member, text } = await holdComment(db, commentId);
    await demandCode(db, body.codeId);
    if ((await countVersions(db, commentId)) !== body.version) throw new AppError(CODING_ERRORS.textChanged);
    if ((await countPassages(db, commentId)) >= MOST_PASSAGES) throw new AppError(CODING_ERRORS.tooMany);
    const id = await insert(db, { commentId, body, createdBy, member, text });
    const passage = await readPassage(db, commentId, id);
    if (!passage) throw new AppError("record.notFound");
    return passage;
  });
}

/** Takes a code from a passage. @throws AppError `record.notFound` where the comment has no such passage */
export async function removePassage(db: SpaceDb, commentId: string, id: string): Promise<void> {
  const removed = await db
    .deleteFrom("codedPassage")
    .where("id", "=", id)
    .where("comment", "=", commentId)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw new AppError("record.notFound");
}
