import { useEffect } from "react";
import { useCommunity } from "../CommunityContext";
import { loadScript } from "./loadScript";
import { useChoice } from "./useChoice";

/** The community's tracking script, for members who agreed to it (spec section 7). */
export function Tracking() {
  const community = useCommunity();
  const { choice } = useChoice(community);
  const address = choice === "accepted" ? community.trackingScript : null;
  useEffect(() => {
    if (address) loadScript(address);
  }, [address]);
  return null;
}
