import type { NotificationCategory } from "../../shared/notificationCategories";

/** Who reads an alert. */
export type AlertReader = "member" | "staff";

/** What an alert is about, for the address that it leads to. */
export interface AlertSubject {
  readonly reader: AlertReader;
  /** `memberPath`: path segment of the member's screen, where its type has one. */
  readonly activity: { readonly id: string; readonly memberPath: string | undefined } | undefined;
  /** The alert's own values. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a kind reaches people beside their alerts. */
export interface NotificationChannels {
  /** Whether it is mailed to those who have not chosen themselves; what somebody sees in the app in time is not. */
  readonly mail: boolean;
  /** Whether it is mailed whatever somebody chooses, unsubscribed or not: what concerns their account or their due. @default false */
  readonly isMandatory?: boolean;
  /** Whether its extension writes the mail, to those whom `tools().readMailable` names. @default false */
  readonly isOwnMail?: boolean;
}

/**
 * A kind of alert. Its words stand in the locales of its extension, under `notifications.<name>.title` and `.message`
 * (may be empty); they know `activity`, the activity's title, and the alert's own values. `.label` names the kind where
 * people choose what they get by mail, `.many` (optional) is the title of several of one activity, as `smart_count`.
 */
export interface NotificationKind {
  /** Unique for ever, e.g. `ledger.booked`. */
  readonly name: string;
  /** Name of an icon of `src/client/theme/icons.tsx`. */
  readonly icon: string;
  /** Whether it also shows over whatever the person is doing, once. @default false */
  readonly isPopup?: boolean;
  /** @default alerts alone, which nobody can choose to get by mail */
  readonly channels?: NotificationChannels;
  /** Under which heading people choose. @default "other" */
  readonly category?: NotificationCategory;
  /** Who is offered the choice of getting it by mail. @default `["member"]` */
  readonly readers?: readonly AlertReader[];
  /** Of staff, whether observers never get it. @default false */
  readonly isForModerators?: boolean;
  /**
   * Of staff, whether the person who caused it is told as well: what they don't see by that, e.g. that codes run low.
   * @default false
   */
  readonly tellsActor?: boolean;
  /** What the member does with the activity that makes its mail useless, as the activity's end does. @default nothing */
  readonly usefulUntil?: "begun" | "done";
  /** Where it leads, below the address of the reader's app; @default the activity's page */
  readonly link?: (subject: AlertSubject) => string | undefined;
}

/** @returns where an alert leads; nothing where it leads nowhere */
export function linkOf(kind: NotificationKind | undefined, subject: AlertSubject): string | undefined {
  if (kind?.link) return kind.link(subject);
  const { reader, activity } = subject;
  if (!activity) return undefined;
  if (reader === "staff") return `/activities/${activity.id}`;
  return activity.memberPath === undefined ? undefined : `/activities/${activity.id}/${activity.memberPath}`;
}
