import {
  ApiError,
  exclusively,
  judgeRequest,
  openQueueStore,
  type StoredWrite,
  WriteQueue,
} from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import type { OutgoingPost } from "./outgoing";
import { openRefusedPosts, type RefusedPosts } from "./refusedPosts";

const DATABASE = "sondeo-comments";

/** A member's posts on their way, of all conversations of a community. */
export interface Outbox {
  readonly queue: WriteQueue<OutgoingPost>;
  readonly refused: RefusedPosts;
  /** What the browser keeps of the queue. */
  readonly read: () => Promise<readonly StoredWrite<OutgoingPost>[]>;
  /** Told each comment that came of a post. @returns what ends it */
  readonly onPosted: (listener: (comment: Comment, post: OutgoingPost) => void) => () => void;
}

/** Who is signed in on this page, and how they post. */
export interface Sender {
  readonly owner: string;
  /** @throws ApiError */
  readonly send: (post: OutgoingPost) => Promise<Comment>;
}

let sender: Sender | undefined;

/** From now on posts are sent in this person's name. */
export function sendAs(next: Sender): void {
  sender = next;
}

async function open(owner: string): Promise<Outbox> {
  const listeners = new Set<(comment: Comment, post: OutgoingPost) => void>();
  const refused = openRefusedPosts(owner);
  const store = await openQueueStore<OutgoingPost>({ database: DATABASE, owner, keyOf: ({ body }) => body.clientKey });
  const queue = new WriteQueue<OutgoingPost>({
    keyOf: ({ body }) => body.clientKey,
    send: async ({ job }) => {
      // Whoever has signed in here meanwhile posts nothing that another person wrote.
      if (sender?.owner !== owner) throw new Error("somebody else is signed in");
      const comment = await sender.send(job);
      for (const listener of [...listeners]) listener(comment, job);
    },
    judge: judgeRequest,
    store,
    exclusively: (run) => exclusively(`comments ${owner}`, run),
    onRefused: (post, error) => {
      const reason = error instanceof ApiError ? error.message : String(error);
      refused.add({ ...post, reason });
    },
    onStopped: () => undefined,
  });
  return {
    queue,
    refused,
    read: store.read,
    onPosted: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const opened = new Map<string, Promise<Outbox>>();

/** The one outbox of a member on this page: the same promise each time. */
export function openOutbox(owner: string): Promise<Outbox> {
  const found = opened.get(owner) ?? open(owner);
  opened.set(owner, found);
  return found;
}
