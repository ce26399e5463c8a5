import { type QueueStore, WriteQueue, type WriteQueueOptions } from "../../data/saving/writeQueue";
import { type PendingWrite, writeKey, writeRank } from "./pendingWrites";
import type { WriteStore } from "./writeStore";

export function storeOf(store: WriteStore, responseId: string): QueueStore<PendingWrite> {
  return {
    put: (kept) => store.put(responseId, kept),
    has: (kept) => store.has(responseId, kept),
    remove: (kept) => store.remove(responseId, kept),
  };
}

/** What the server is to be told of one response. */
export class SaveQueue extends WriteQueue<PendingWrite> {
  constructor(options: Omit<WriteQueueOptions<PendingWrite>, "keyOf" | "rankOf">) {
    super({ ...options, keyOf: writeKey, rankOf: writeRank });
  }

  /** Answers that the server doesn't have yet. */
  get answersLeft(): number {
    return this.waiting.filter(({ kind }) => kind === "answer").length;
  }
}
