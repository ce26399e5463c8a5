import { useCallback, useEffect, useState } from "react";
import { clientOf, useCommunity } from "../../../../client/kit/member";
import type { conversationApi, TopicStanding } from "../../../../contracts/api/conversation";
import type { debateApi, MemberDebate } from "../../shared/api";

const debates = clientOf<typeof debateApi & typeof conversationApi>();

export interface MemberTopic extends TopicStanding {
  /** Whether the member has said something in it, of their own or in reply. */
  readonly isAnswered: boolean;
}

export interface Topics {
  readonly topics: readonly MemberTopic[];
  /** How many of them count as taking part. */
  readonly needed: number;
}

interface TopicsState {
  /** As they were read last. */
  readonly topics: Topics | undefined;
  /** Why they couldn't be read. */
  readonly error: unknown;
  readonly reload: () => void;
}

function topicsOf(state: { readonly topics: readonly TopicStanding[] }, { needed, answered }: MemberDebate): Topics {
  return { topics: state.topics.map((topic) => ({ ...topic, isAnswered: answered.includes(topic.id) })), needed };
}

/** The topics of a debate, with how the member stands. */
export function useTopics(activityId: string): TopicsState {
  const { communityId } = useCommunity();
  const [attempt, setAttempt] = useState(0);
  const [{ topics, error }, setState] = useState<Omit<TopicsState, "reload">>({ topics: undefined, error: undefined });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    Promise.all([
      debates.call(
        "GET /tester/communities/:id/activity/:activityId/conversation",
        { params: { id: communityId, activityId }, query: {} },
        options,
      ),
      debates.call("GET /api/member/activities/:id/debate", { params: { id: activityId } }, options),
    ]).then(
      ([state, debate]) => !abort.signal.aborted && setState({ topics: topicsOf(state, debate), error: undefined }),
      (cause: unknown) => !abort.signal.aborted && setState((before) => ({ ...before, error: cause })),
    );
    return () => abort.abort();
  }, [communityId, activityId, attempt]);

  return { topics, error, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
