import { type Loading, useCommunity, useLoad } from "../../../../client/kit/member";

/** A topic as the conversation's state tells it (`GET .../conversation`). */
export interface MemberTopic {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly tag: string | null;
  readonly color: string;
  readonly comments: number;
  readonly unseen: number;
  readonly isAnswered: boolean;
}

/** The topics of a debate, with how the member stands. */
export function useTopics(activityId: string): Loading<{ readonly topics: readonly MemberTopic[] }> {
  const { communityId } = useCommunity();
  return useLoad(`/tester/communities/${communityId}/activity/${activityId}/conversation`);
}
