/** Who reads an alert. */
export type AlertReader = "member" | "staff";

/** What an alert is about, for the address that it leads to. */
export interface AlertSubject {
  readonly reader: AlertReader;
  /** `memberPath`: path segment of the member's screen, where its type has one. */
  readonly activity: { readonly id: string; readonly memberPath: string | undefined } | undefined;
}

/**
 * A kind of alert. Its words stand in the locales of its extension, under `notifications.<name>.title` and `.message`
 * (may be empty); they know `activity`, the activity's title, and the alert's own values.
 */
export interface NotificationKind {
  /** Unique for ever, e.g. `ledger.booked`. */
  readonly name: string;
  /** Name of an icon of `src/client/theme/icons.tsx`. */
  readonly icon: string;
  /** Whether it also shows over whatever the person is doing, once. @default false */
  readonly isPopup?: boolean;
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
