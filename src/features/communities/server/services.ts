import type { Credits } from "../../../contracts/services/credits";
import type { HostTools } from "../../../server/kit";

/** What orders and limits work with, from the first request on. */
export interface CommunityServices {
  readonly credits: () => Credits;
  readonly tools: () => HostTools;
}
