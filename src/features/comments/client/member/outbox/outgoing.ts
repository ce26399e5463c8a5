import type { AttachedFile } from "../../../../../contracts/api/comments";
import type { PostBody } from "../../../shared/api/posts";

/** A post that the server doesn't have yet. */
export interface OutgoingPost {
  readonly activityId: string;
  readonly body: PostBody & { readonly clientKey: string };
  /** What its fields name, as it is told to its author. @default nothing */
  readonly attached?: readonly AttachedFile[];
}

/** A post that the server said no to. */
export interface RefusedPost extends OutgoingPost {
  /** In the server's words. */
  readonly reason: string;
}

/** Where in a conversation a post goes; without a thread and a topic, all of it. */
export interface Where {
  readonly activityId: string;
  /** `null`: what begins a thread. */
  readonly threadId?: string | null;
  readonly topicId?: string;
}

/** Those that go there. */
export function goingTo<Post extends OutgoingPost>(
  posts: readonly Post[],
  { activityId, threadId, topicId }: Where,
): readonly Post[] {
  return posts.filter(
    (post) =>
      post.activityId === activityId &&
      (threadId === undefined || (post.body.parentCommentId ?? null) === threadId) &&
      (topicId === undefined || post.body.topicId === topicId),
  );
}
