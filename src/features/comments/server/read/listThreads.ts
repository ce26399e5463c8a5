import type { Comment } from "../../../../contracts/api/comments";
import { type SpaceDb, sql } from "../../../../server/kit";
import type { Thread, ThreadPage } from "../../shared/api/threads";
import { PAGE_SIZE } from "../../shared/comment";
import { type View, visibleComments } from "../conversation/view";
import { COMMENT_FIELDS, type CommentRow } from "./commentFields";
import { type CommentFilter, filtered } from "./filter";
import { type PresentOptions, presentComments } from "./presentComments";

export interface PageQuery {
  /** 0-based. */
  readonly page: number;
  /** @default 10 */
  readonly size?: number;
  /** Threads whose number is lower. @default all there are now */
  readonly before?: number;
  /** One's own threads alone. @default false */
  readonly isOwn?: boolean;
}

/** Replies of threads, in order, each under its thread. */
async function readReplies(db: SpaceDb, view: View, roots: readonly string[]): Promise<readonly CommentRow[]> {
  if (roots.length === 0) return [];
  return visibleComments(db, view)
    .select(COMMENT_FIELDS)
    .where("comment.parentComment", "in", [...roots])
    .orderBy("comment.seq")
    .execute();
}

/** Threads of these rows, with what was replied. */
export async function presentThreads(
  db: SpaceDb,
  view: View,
  roots: readonly CommentRow[],
  options: Omit<PresentOptions, "view">,
): Promise<readonly Thread[]> {
  const replies = await readReplies(
    db,
    view,
    roots.map(({ id }) => id),
  );
  const comments = await presentComments(db, [...roots, ...replies], { view, ...options });
  const byThread = new Map<string, Comment[]>();
  for (const comment of comments.slice(roots.length)) {
    const thread = byThread.get(comment.parentId ?? "");
    if (thread) thread.push(comment);
    else byThread.set(comment.parentId ?? "", [comment]);
  }
  return comments.slice(0, roots.length).map((comment) => ({ ...comment, replies: byThread.get(comment.id) ?? [] }));
}

/** Threads by their first comment; by what somebody said in one, whoever searches for words. */
function threadsOf(db: SpaceDb, view: View, filter: CommentFilter) {
  const { topicId, ...said } = filter;
  const first = filtered(visibleComments(db, view, true), filter);
  if (!filter.word) return first;
  const replies = filtered(visibleComments(db, view), said)
    .where("comment.parentComment", "is not", null)
    .select("comment.parentComment");
  const threads = visibleComments(db, view, true);
  return filtered(threads, topicId ? { topicId } : {}).where((eb) =>
    eb.or([eb("comment.id", "in", first.select("comment.id")), eb("comment.id", "in", replies)]),
  );
}

function rootsOf(db: SpaceDb, view: View, filter: CommentFilter, isOwn: boolean) {
  const roots = threadsOf(db, view, filter);
  return isOwn ? roots.where("comment.member", "=", view.viewer.id) : roots;
}

/** A page of threads, the newest first: those below `before` keep their order, whatever is posted meanwhile. */
export async function listThreads(
  db: SpaceDb,
  view: View,
  { page, size = PAGE_SIZE, before, isOwn = false, ...filter }: PageQuery & CommentFilter,
  options: Omit<PresentOptions, "view">,
): Promise<ThreadPage> {
  const roots = rootsOf(db, view, filter, isOwn);
  const { total, last } = await roots
    .select(({ fn }) => [fn.countAll<number>().as("total"), sql<number>`coalesce(max(comment.seq), 0)`.as("last")])
    .executeTakeFirstOrThrow();
  const anchor = before ?? Number(last) + 1;
  // The ids first: those that are skipped are not read with all that they say.
  const ids = roots
    .select("comment.id")
    .where("comment.seq", "<", anchor)
    .orderBy("comment.seq", "desc")
    .offset(page * size)
    .limit(size + 1);
  const rows = await db
    .selectFrom("comment")
    .select(COMMENT_FIELDS)
    .where("comment.id", "in", ids)
    .orderBy("comment.seq", "desc")
    .execute();
  const threads = await presentThreads(db, view, rows.slice(0, size), options);
  return { threads, before: anchor, hasMore: rows.length > size, total: Number(total) };
}

/** The thread that a comment belongs to; nothing where it can't be seen. */
export async function readThread(
  db: SpaceDb,
  view: View,
  commentId: string,
  options: Omit<PresentOptions, "view">,
): Promise<Thread | undefined> {
  const found = await visibleComments(db, view)
    .select(["comment.id", "comment.parentComment"])
    .where("comment.id", "=", commentId)
    .executeTakeFirst();
  if (!found) return undefined;
  const rows = await visibleComments(db, view)
    .select(COMMENT_FIELDS)
    .where("comment.id", "=", found.parentComment ?? found.id)
    .execute();
  const [thread] = await presentThreads(db, view, rows, options);
  return thread;
}

/** What somebody was shown of others, for the read marker. */
export function numbersOfOthers(threads: readonly Thread[]): readonly number[] {
  return threads
    .flatMap((thread) => [thread, ...thread.replies])
    .filter(({ isOwn, author }) => !isOwn && author.kind === "member")
    .map(({ seq }) => seq);
}
