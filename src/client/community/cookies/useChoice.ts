import { useCallback, useSyncExternalStore } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { type Choice, keepChoice, readChoice, subscribeToChoice } from "./consent";

type TrackingSettings = Pick<CommunityTheme, "communityId" | "trackingScript" | "trackingVendor">;

/** What the person said to the community's tracking script, and how to say it. */
export function useChoice({ communityId, trackingScript, trackingVendor }: TrackingSettings) {
  // One that isn't run is nothing to ask for.
  const script = trackingVendor === null ? null : trackingScript;
  const read = () => (script ? readChoice(communityId, script) : undefined);
  const choice = useSyncExternalStore(subscribeToChoice, read);
  const choose = useCallback(
    (next: Choice) => {
      if (script) keepChoice(communityId, { script, choice: next });
    },
    [communityId, script],
  );
  return { isAsked: script !== null, choice, choose };
}
