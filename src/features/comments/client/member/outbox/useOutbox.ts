import { use, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type SaveState, useCommunity, useFlushing } from "../../../../../client/kit/member";
import type { Comment } from "../../../../../contracts/api/comments";
import { memberCalls } from "../useCalls";
import { openOutbox, sendAs } from "./outbox";
import type { OutgoingPost, RefusedPost } from "./outgoing";

export interface OutboxModel {
  /** What the server doesn't have yet, in the order given. */
  readonly waiting: readonly OutgoingPost[];
  readonly refused: readonly RefusedPost[];
  readonly state: SaveState;
  /** Posts it, at once or when the server can be reached again. */
  readonly post: (post: OutgoingPost) => void;
  /** Tries a refused one again. */
  readonly retry: (post: RefusedPost) => void;
  /** Forgets one that waits or was refused. */
  readonly discard: (post: OutgoingPost) => void;
}

/** The member's posts on their way; sends those that an earlier opening of the app has left. @param onPosted told each comment that came of one */
export function useOutbox(onPosted: (comment: Comment, post: OutgoingPost) => void = () => {}): OutboxModel {
  const { communityId, session } = useCommunity();
  const owner = `${communityId} ${session.memberId}`;
  const outbox = use(openOutbox(owner));
  const { queue, refused } = outbox;
  useEffect(() => {
    sendAs({
      owner,
      send: ({ activityId, body }) =>
        memberCalls.call(
          "POST /tester/communities/:id/activity/:activityId/comment",
          { params: { id: communityId, activityId }, query: {}, body },
          { isQuiet: true },
        ),
    });
  }, [owner, communityId]);
  useFlushing(queue, outbox.read);

  const latest = useRef(onPosted);
  useEffect(() => {
    latest.current = onPosted;
  });
  useEffect(() => outbox.onPosted((comment, post) => latest.current(comment, post)), [outbox]);

  const subscribe = useMemo(() => queue.subscribe.bind(queue), [queue]);
  const state = useSyncExternalStore(subscribe, () => queue.state);
  // As a text, so that it is the same as long as it says the same.
  const waiting = useSyncExternalStore(subscribe, () => JSON.stringify(queue.waiting));
  return {
    waiting: useMemo(() => JSON.parse(waiting) as readonly OutgoingPost[], [waiting]),
    refused: useSyncExternalStore(refused.subscribe, refused.current),
    state,
    post: (post) => queue.put(post),
    retry: ({ reason: _, ...post }) => {
      refused.remove(post.body.clientKey);
      queue.put(post);
    },
    discard: ({ body }) => {
      queue.drop(body.clientKey);
      refused.remove(body.clientKey);
    },
  };
}
