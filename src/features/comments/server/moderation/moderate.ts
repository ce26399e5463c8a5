import { commentWithdrawn } from "../../../../contracts/events/comment";
import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMENT_ERRORS } from "../../shared/errors";
import { SENT_BACK } from "../notify/kinds";
import { factOf, holdComment } from "../write/holdComment";

type Marks = { readonly isPinned: boolean } | { readonly note: string | null } | { readonly tags: string[] };

/** What the team alone sets, and nobody else hears of. In the open transaction. */
export async function mark(db: SpaceDb, id: string, marks: Marks): Promise<void> {
  await holdComment(db, id);
  await db
    .updateTable("comment")
    .set({ ...marks, version: sql<number>`comment.version + 1` })
    .where("id", "=", id)
    .execute();
}

/**
 * Sends a member's answer back: it counts no more until it is written anew. In the open transaction.
 * @throws AppError `comments.notChangeable` where it is no answer that can be changed
 */
export async function sendBack(
  db: SpaceDb,
  { id, explanation, isUntilEnd }: { readonly id: string; readonly explanation: string; readonly isUntilEnd: boolean },
  tools: Pick<HostTools, "publish" | "notify">,
): Promise<void> {
  const comment = await holdComment(db, id);
  const isAnswer = isUntilEnd && comment.member !== null && comment.parentComment === null && comment.status === "PUBLISHED";
  if (!isAnswer) throw new AppError(COMMENT_ERRORS.notChangeable);
  await db
    .updateTable("comment")
    .set({ status: "SENT_BACK", explanation, updatedAt: sql<string>`now()`, version: sql<number>`comment.version + 1` })
    .where("id", "=", id)
    .execute();
  await tools.publish(db, commentWithdrawn, factOf(comment));
  const members = comment.member ? [comment.member] : [];
  const key = `sentBack:${id}:${comment.version}`;
  await tools.notify(db, { kind: SENT_BACK.name, members, activityId: comment.activity, key });
}
