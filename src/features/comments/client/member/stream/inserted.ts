import type { Comment } from "../../../../../contracts/api/comments";

/** Messages in the order of their numbers, with some more; one that is there already is replaced. */
export function inserted<Message extends Pick<Comment, "id" | "seq">>(
  messages: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const ids = new Set(more.map(({ id }) => id));
  return [...messages.filter(({ id }) => !ids.has(id)), ...more].sort((a, b) => a.seq - b.seq);
}
