import type { Comment } from "../../../shared/comment";

/** Messages in the order of their numbers, with some more; one that is there already is replaced. */
export function inserted<Message extends Pick<Comment, "id" | "seq">>(
  messages: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const ids = new Set(more.map(({ id }) => id));
  return [...messages.filter(({ id }) => !ids.has(id)), ...more].sort((a, b) => a.seq - b.seq);
}

/** The number up to which nothing is missing from the first one on. */
export function highestGapless(messages: readonly Pick<Comment, "seq">[]): number {
  let last = (messages[0]?.seq ?? 1) - 1;
  for (const { seq } of messages) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}
