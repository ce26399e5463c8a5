import type { Comment } from "../../../../contracts/api/comments";
import type { SpaceDb } from "../../../../server/kit";
import type { CommentsSince } from "../../shared/api/threads";
import { MOST_SINCE } from "../../shared/comment";
import { type View, visibleComments } from "../conversation/view";
import { COMMENT_FIELDS } from "./commentFields";
import { type PresentOptions, presentComments } from "./presentComments";

/** What is newer than a number: what a reader missed, also after a break. */
export async function readSince(
  db: SpaceDb,
  view: View,
  seq: number,
  options: Omit<PresentOptions, "view">,
): Promise<CommentsSince> {
  const rows = await visibleComments(db, view)
    .select(COMMENT_FIELDS)
    .where("comment.seq", ">", seq)
    .orderBy("comment.seq")
    .limit(MOST_SINCE)
    .execute();
  const comments = await presentComments(db, rows, { view, ...options });
  return { comments, lastSeq: comments.at(-1)?.seq ?? seq };
}

/** The newest ones of a stream, in order. @param before those whose number is lower */
export async function readLatest(
  db: SpaceDb,
  view: View,
  { before, size }: { readonly before?: number; readonly size: number },
  options: Omit<PresentOptions, "view">,
): Promise<readonly Comment[]> {
  const all = visibleComments(db, view).select(COMMENT_FIELDS);
  const rows = await (before === undefined ? all : all.where("comment.seq", "<", before))
    .orderBy("comment.seq", "desc")
    .limit(size)
    .execute();
  return presentComments(db, rows.reverse(), { view, ...options });
}
