import { useEffect, useState } from "react";
import { useCommunity } from "../../../../../client/kit/member";
import type { FoundComment } from "../../../shared/api/search";
import { memberCalls } from "../useCalls";

/** While somebody types nothing is asked. */
const PAUSE_MS = 300;
const SHORTEST = 2;

export interface FoundComments {
  readonly comments?: readonly FoundComment[];
  readonly error?: unknown;
}

/** Comments with a word, nothing while they are looked for. @param attempt another one asks again */
export function useFoundComments(word: string, attempt: number): FoundComments {
  const { communityId } = useCommunity();
  const [found, setFound] = useState<FoundComments>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    setFound({});
    if (word.length < SHORTEST) return;
    const abort = new AbortController();
    const ask = () =>
      memberCalls
        .call(
          "GET /tester/communities/:id/commentSearch",
          { params: { id: communityId }, query: { word } },
          { signal: abort.signal },
        )
        .then(setFound, (error: unknown) => {
          if (!abort.signal.aborted) setFound({ error });
        });
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [communityId, word, attempt]);
  return found;
}
