import type { ComponentType } from "react";

/** One of `GET /api/member/activities`, in the session's language. */
export interface MemberActivity {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly state: "new" | "begun" | "done" | "comingSoon" | "ended" | "locked";
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly labs: number;
  /** Path segment of the member's screen. */
  readonly path: string;
  /** 0 to 1, where it was begun. */
  readonly progress: number | null;
  /** What comes first, where that is missing. */
  readonly prerequisites: readonly { readonly id: string; readonly title: string }[];
}

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

/** A screen of the members' app at a path of its own. */
export interface MemberScreen {
  /** Below `/c/{origin}/`. */
  readonly path: string;
  readonly load: Load<object>;
}

/** A card on the members' home. */
export interface MemberHomeCard {
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  readonly load: Load<object>;
}

/** The members' app's hooks: nothing that is registered here may load react-admin. */
export interface MemberHost {
  activityType(type: MemberActivityType): void;
  memberScreen(screen: MemberScreen): void;
  memberHomeCard(card: MemberHomeCard): void;
}

/** An extension's half for members: `client/member/index.ts` of its folder exports `register`. */
export interface MemberExtension {
  readonly register: (host: MemberHost) => void;
}
