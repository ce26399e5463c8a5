import { isOffered, withPlugins } from "../host/pluginOf";
import type { PublicExtension } from "../host/publicHost";
import { createPublicRegistry, type MatchedScreen, matchPublicScreen } from "../host/publicRegistry";

/** The scan for extensions with screens for people without an account, by folder: nothing else has to name them. */
const found: Record<string, PublicExtension> = {
  ...import.meta.glob<PublicExtension>("../../features/*/client/public/index.ts", { eager: true }),
  ...import.meta.glob<PublicExtension>("../../../plugins/*/client/public/index.ts", { eager: true }),
};

const screens = createPublicRegistry(withPlugins(found));

/** The screen at an address that whoever comes may open; nothing where its plugin is disabled. */
export function publicScreenAt(address: string, disabledPlugins: readonly string[]): MatchedScreen | undefined {
  const offered = [...screens.values()].filter((screen) => isOffered(screen, disabledPlugins));
  return matchPublicScreen(offered, address);
}
