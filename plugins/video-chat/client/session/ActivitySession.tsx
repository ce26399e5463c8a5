import { type ReactNode, useMemo } from "react";
import { consoleCommunity } from "../../../../src/client/kit/console";
import { activityCalls } from "./activityCalls";
import { TeamCallsProvider } from "./teamCalls";

/** What is below is of an activity's session. */
export function ActivitySession({ activityId, children }: { readonly activityId: string; readonly children: ReactNode }) {
  const community = consoleCommunity();
  const calls = useMemo(() => activityCalls(community, activityId), [community, activityId]);
  return <TeamCallsProvider value={calls}>{children}</TeamCallsProvider>;
}
