import type { OfPlugin } from "./pluginOf";
import type { PublicExtension, PublicScreen } from "./publicHost";

export type OfferedPublicScreen = PublicScreen & OfPlugin;

/** Lets every extension register. @returns the screens by their path. @throws Error where two register the same path */
export function createPublicRegistry(extensions: Iterable<PublicExtension & OfPlugin>): ReadonlyMap<string, OfferedPublicScreen> {
  const screens = new Map<string, OfferedPublicScreen>();
  for (const { register, plugin } of extensions)
    register({
      screen(screen) {
        if (screens.has(screen.path)) throw new Error(`Public screen "${screen.path}" is registered twice`);
        screens.set(screen.path, { ...screen, ...(plugin ? { plugin } : {}) });
      },
    });
  return screens;
}

export interface MatchedScreen {
  readonly screen: OfferedPublicScreen;
  readonly params: Readonly<Record<string, string>>;
}

/** The screen at an address. @param address what follows the community's origin */
export function matchPublicScreen(screens: Iterable<OfferedPublicScreen>, address: string): MatchedScreen | undefined {
  const given = address.split("/");
  for (const screen of screens) {
    const parts = screen.path.split("/");
    const isSame = parts.length === given.length && parts.every((part, at) => part.startsWith(":") || part === given[at]);
    if (!isSame) continue;
    const named = parts.flatMap((part, at) =>
      part.startsWith(":") ? [[part.slice(1), decodeURIComponent(given[at] ?? "")]] : [],
    );
    return { screen, params: Object.fromEntries(named) };
  }
  return undefined;
}
