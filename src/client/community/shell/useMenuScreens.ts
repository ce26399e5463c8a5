import type { MemberMenuEntry } from "../../host/memberHost";
import { isOffered } from "../../host/pluginOf";
import { useCommunity } from "../CommunityContext";
import { memberRegistry } from "../extensions";

/** The extensions' screens that the member's menu has in this community, in order. */
export function useMenuScreens(): readonly (MemberMenuEntry & { readonly path: string })[] {
  const { disabledPlugins, hasGamification } = useCommunity();
  return memberRegistry.screens
    .filter((screen) => isOffered(screen, disabledPlugins) && (hasGamification || !screen.isGamification))
    .flatMap(({ menu, path }) => (menu ? [{ ...menu, path }] : []))
    .sort((a, b) => a.order - b.order);
}
