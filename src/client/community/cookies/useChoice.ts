import { useCallback, useSyncExternalStore } from "react";
import type { Personalization } from "../personalization";
import { type Choice, keepChoice, readChoice, subscribeToChoice } from "./consent";

type Tracked = Pick<Personalization, "communityId" | "trackingScript">;

/** What the person said to the community's tracking script, and how to say it. */
export function useChoice({ communityId, trackingScript }: Tracked) {
  const read = () => (trackingScript ? readChoice(communityId, trackingScript) : undefined);
  const choice = useSyncExternalStore(subscribeToChoice, read);
  const choose = useCallback(
    (next: Choice) => {
      if (trackingScript) keepChoice(communityId, { script: trackingScript, choice: next });
    },
    [communityId, trackingScript],
  );
  return { choice, choose };
}
