import type { ComponentType, ReactNode } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import type { MemberActivity } from "../../contracts/api/memberActivities";
import type { ViewType } from "../../contracts/defineView";

/** What an activity's screen is given. */
export interface ActivityScreenProps {
  readonly activity: MemberActivity;
  /** Reads the activity anew, after something that changed it on the server; what is on the screen stays meanwhile. */
  readonly refresh: () => void;
}

type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** How an activity type shows to members; the counterpart of the server's `activityType`. */
export interface MemberActivityType {
  /** As on the server. */
  readonly name: string;
  /** Decorative, on cards and above the screen. */
  readonly Icon: ComponentType<{ readonly fontSize?: "small" }>;
  /** What members do in it, below its title; absent where its screen is a page of its own. Loaded when it opens. */
  readonly load?: Load<ActivityScreenProps>;
}

/** A screen's entry in the member's menu. */
export interface MemberMenuEntry {
  /** Locale key. */
  readonly label: string;
  /** Decorative. */
  readonly Icon: ComponentType<{ readonly fontSize?: "small" }>;
  /** The lowest first. */
  readonly order: number;
}

/** A screen's entry among the sections, in the header on a desktop and at the bottom of a phone. */
export interface MemberSection extends MemberMenuEntry {
  /** Put around the entry, e.g. to say how much is unread there; loaded with the app. @default nothing */
  readonly badge?: Load<{ readonly children: ReactNode }>;
}

/** A screen of the members' app at a path of its own. */
export interface MemberScreen {
  /** Below `/c/{origin}/`. */
  readonly path: string;
  /** @default the menu has no entry for it */
  readonly menu?: MemberMenuEntry;
  /** @default it is no section */
  readonly section?: MemberSection;
  /** A link to it below the figures of the member's profile. @default none */
  readonly profileLink?: Pick<MemberMenuEntry, "label" | "Icon">;
  /** A link to it on the welcome page, below what LABs are redeemed for. @default none */
  readonly welcomeLink?: Pick<MemberMenuEntry, "label" | "Icon">;
  /** Whether it is about LABs: absent in communities that give none. @default false */
  readonly isGamification?: boolean;
  /** Whether the community has it, by its settings. @default in every one */
  readonly isShown?: (community: CommunityTheme) => boolean;
  /** Loaded when the screen opens. */
  readonly load: Load<object>;
}

/** A card on the members' home. */
export interface MemberHomeCard {
  /** Unique, e.g. `ledger`. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** Whether it is about LABs: absent in communities that give none. @default false */
  readonly isGamification?: boolean;
  /** Whether the community has it, by its settings. @default in every one */
  readonly isShown?: (community: CommunityTheme) => boolean;
  /** Loaded with the home. */
  readonly load: Load<object>;
}

/** The members' app's hooks: nothing that is registered here may load react-admin. */
export interface MemberHost {
  /** How an activity type shows. @throws Error where the type is registered already */
  activityType(type: MemberActivityType): void;
  /** A screen at an address of its own. */
  memberScreen(screen: MemberScreen): void;
  /** A card of the home. */
  memberHomeCard(card: MemberHomeCard): void;
  /** A view that other extensions show; loaded when it is shown. @throws Error where another one provides it */
  view<Props extends object>(view: ViewType<Props>, load: Load<Props>): void;
}

/** An extension's half for members: `client/member/index.ts` of its folder exports `register`. */
export interface MemberExtension {
  /** Name of the plugin whose it is. @default a built-in one */
  readonly plugin?: string;
  /** Called once at the start: registers, and does nothing else. */
  readonly register: (host: MemberHost) => void;
}
