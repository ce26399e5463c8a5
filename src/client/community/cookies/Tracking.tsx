import { useCommunity } from "../CommunityContext";
import { TrackingFrame } from "./TrackingFrame";
import { useChoice } from "./useChoice";

/** The community's tracking script, for members who agreed to it (spec section 7). */
export function Tracking() {
  const community = useCommunity();
  const { choice } = useChoice(community);
  const { origin, trackingScript, trackingVendor } = community;
  if (choice !== "accepted" || !trackingVendor) return null;
  return <TrackingFrame key={trackingScript} origin={origin} vendor={trackingVendor} />;
}
