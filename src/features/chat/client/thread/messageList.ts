import type { ChatMessage } from "../../shared/api/schemas";

/** Messages with some more in it, in the order of their numbers, each once. What comes later says how it is now. */
export function withMessages(all: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...all, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The messages, of which some say nothing any more. */
export function withoutContent(all: readonly ChatMessage[], ids: readonly string[]): readonly ChatMessage[] {
  const gone = { message: null, image: null, video: null, file: null, isMarked: false, isDeleted: true };
  return all.map((message) => (ids.includes(message.id) ? { ...message, ...gone } : message));
}

/** The number up to which nothing is missing from the first one on; 0 where there is none. */
export function lastWithoutGap(all: readonly ChatMessage[]): number {
  return all.reduce((last, { seq }) => (last === 0 || seq === last + 1 ? seq : last), 0);
}
