import type { Comment } from "../../../../../contracts/api/comments";
import type { Thread } from "../../../shared/api/threads";

/** What becomes of a comment; nothing where it goes. */
export type Change = <One extends Comment>(comment: One) => One | undefined;

/** What the server answered, in place of what was there. */
export const replacing =
  (next: Comment): Change =>
  (comment) =>
    comment.id === next.id ? { ...comment, ...next, ...(next.team ? {} : { team: comment.team }) } : comment;

export const removing =
  (id: string): Change =>
  (comment) =>
    comment.id === id ? undefined : comment;

/** Threads after a change of a comment, wherever it stands. */
export function changeThreads(threads: readonly Thread[], change: Change): readonly Thread[] {
  return threads.flatMap((thread) => {
    const kept = change(thread);
    return kept ? [{ ...kept, replies: thread.replies.flatMap((reply) => change(reply) ?? []) }] : [];
  });
}

/** Threads with a reply at the end of the one that it belongs to, once. */
export function withReply(threads: readonly Thread[], reply: Comment): readonly Thread[] {
  return threads.map((thread) =>
    thread.id === reply.parentId && !thread.replies.some(({ id }) => id === reply.id)
      ? { ...thread, replies: [...thread.replies, reply] }
      : thread,
  );
}
