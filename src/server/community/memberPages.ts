/** A page of the members' app. */
export interface MemberPage {
  /** Its path below `/c/{origin}`, e.g. `/chat`. */
  readonly name: string;
  /** Locale key of what it is called. */
  readonly label: string;
  /** Whether it is about LABs: absent in communities that give none. @default false */
  readonly isGamification?: boolean;
}

/** Those that every community has. */
export const MEMBER_PAGES: readonly MemberPage[] = [
  { name: "/", label: "community.nav.home" },
  { name: "/activities", label: "community.nav.activities" },
  { name: "/search", label: "community.search.title" },
  { name: "/notifications", label: "community.alerts.title" },
  { name: "/profile", label: "community.profile.title" },
  { name: "/profile/notifications", label: "notificationMails.preferences.title" },
  { name: "/profile/security", label: "community.profile.parts.security" },
  { name: "/profile/data", label: "community.profile.parts.data" },
];
