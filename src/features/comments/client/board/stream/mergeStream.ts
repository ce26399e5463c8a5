import type { Comment } from "../../../../../contracts/api/comments";

/** A stream with more comments in it, in the order of their numbers, each once. What arrives later says how it is now. */
export function mergeStream(all: readonly Comment[], more: readonly Comment[]): readonly Comment[] {
  const byId = new Map(all.map((comment) => [comment.id, comment]));
  for (const comment of more) {
    const before = byId.get(comment.id);
    // What everybody is told says neither whose it is nor what the team knows of it.
    byId.set(
      comment.id,
      before && !comment.team ? { ...comment, isOwn: before.isOwn, ...(before.team ? { team: before.team } : {}) } : comment,
    );
  }
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The number up to which nothing is missing. */
export function lastWithoutGap(all: readonly Comment[]): number {
  return all.reduce((last, { seq }) => (last === 0 || seq === last + 1 ? seq : last), 0);
}
