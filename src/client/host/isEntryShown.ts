import type { CommunityTheme } from "../../contracts/api/community";
import type { MemberScreen } from "./memberHost";
import { isOffered, type OfPlugin } from "./pluginOf";

/** What of the members' app a community may be without. */
export type OptionalEntry = OfPlugin & Pick<MemberScreen, "isGamification" | "isShown">;

/** Whether a community's members have a screen or a card. */
export function isEntryShown(entry: OptionalEntry, community: CommunityTheme): boolean {
  if (!isOffered(entry, community.disabledPlugins)) return false;
  if (entry.isGamification && !community.hasGamification) return false;
  return entry.isShown?.(community) ?? true;
}
