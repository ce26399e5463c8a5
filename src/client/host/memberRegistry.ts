import type { MemberActivityType, MemberExtension, MemberHomeCard, MemberScreen } from "./memberHost";
import type { OfPlugin } from "./pluginOf";
import { createViews, type Views } from "./views";

/** What the extensions registered for members. */
export interface MemberRegistry {
  /** By name. */
  readonly activityTypes: ReadonlyMap<string, MemberActivityType>;
  readonly screens: readonly (MemberScreen & OfPlugin)[];
  readonly homeCards: readonly (MemberHomeCard & OfPlugin)[];
  readonly views: Views;
}

/** Lets every extension register. @throws Error where two register the same activity type */
export function createMemberRegistry(extensions: Iterable<MemberExtension>): MemberRegistry {
  const activityTypes = new Map<string, MemberActivityType>();
  const screens: (MemberScreen & OfPlugin)[] = [];
  const homeCards: (MemberHomeCard & OfPlugin)[] = [];
  const views = createViews();
  for (const { register, plugin } of extensions)
    register({
      view: views.add,
      activityType(type) {
        if (activityTypes.has(type.name)) throw new Error(`Activity type "${type.name}" is registered twice`);
        activityTypes.set(type.name, type);
      },
      memberScreen: (screen) => void screens.push({ ...screen, ...(plugin ? { plugin } : {}) }),
      memberHomeCard: (card) => void homeCards.push({ ...card, ...(plugin ? { plugin } : {}) }),
    });
  return { activityTypes, screens, views, homeCards: homeCards.sort((a, b) => a.order - b.order) };
}
