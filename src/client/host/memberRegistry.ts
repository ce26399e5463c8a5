import type { MemberActivityType, MemberExtension, MemberHomeCard, MemberScreen } from "./memberHost";

/** What the extensions registered for members. */
export interface MemberRegistry {
  /** By name. */
  readonly activityTypes: ReadonlyMap<string, MemberActivityType>;
  readonly screens: readonly MemberScreen[];
  readonly homeCards: readonly MemberHomeCard[];
}

/** Lets every extension register. @throws Error where two register the same activity type */
export function createMemberRegistry(extensions: Iterable<MemberExtension>): MemberRegistry {
  const activityTypes = new Map<string, MemberActivityType>();
  const screens: MemberScreen[] = [];
  const homeCards: MemberHomeCard[] = [];
  for (const extension of extensions)
    extension.register({
      activityType(type) {
        if (activityTypes.has(type.name)) throw new Error(`Activity type "${type.name}" is registered twice`);
        activityTypes.set(type.name, type);
      },
      memberScreen: (screen) => void screens.push(screen),
      memberHomeCard: (card) => void homeCards.push(card),
    });
  return { activityTypes, screens, homeCards: homeCards.sort((a, b) => a.order - b.order) };
}
