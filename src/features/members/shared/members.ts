/** A member is online who was there within so many minutes. */
export const ONLINE_MINUTES = 5;
/** A member is inactive who hasn't been there for so many days. */
export const INACTIVE_DAYS = 30;
export const PAGE_SIZE = 50;
export const LARGEST_PAGE = 200;
/** Members that one call deletes or invites: it is one transaction. */
export const MOST_AT_ONCE = 200;
export const LONGEST_EMAIL = 254;

/** A member in the team's lists. */
export interface ListedMember {
  readonly id: string;
  readonly nickname: string;
  /** Absent like others below for those who may not read it. */
  readonly name?: string | null;
  readonly surname?: string | null;
  readonly email?: string;
  readonly gender?: string | null;
  readonly status: string;
  readonly points: number;
  readonly medals: number;
  readonly tags?: readonly string[];
  readonly publicTags?: readonly string[];
  readonly isOnline: boolean;
  /** ISO 8601 instant; null where they never were. */
  readonly lastSeenAt: string | null;
  readonly createdAt: string;
}

export interface MemberPage {
  readonly items: readonly ListedMember[];
  readonly totalElements: number;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

export interface OnlineMember {
  readonly id: string;
  readonly nickname: string;
  readonly image: string | null;
}

/** A value of a field, and how many members have it; null where they left it open. */
export interface MemberCount {
  readonly value: string | null;
  readonly members: number;
}

/** Who the members are, counted. */
export interface MemberStatistics {
  readonly total: number;
  readonly byStatus: readonly MemberCount[];
  /** Members who have entered, by when they were there last: each is counted in the narrowest. */
  readonly seen: {
    readonly online: number;
    readonly days7: number;
    readonly days30: number;
    readonly days90: number;
    readonly longer: number;
    readonly never: number;
  };
  readonly byGender: readonly MemberCount[];
  /** `16-24`, `25-34`, ... */
  readonly byAge: readonly MemberCount[];
  /** The ten with the most members; `null` where it isn't known. */
  readonly byProvince: readonly MemberCount[];
  /** Who came in each of the last twelve months of the community's calendar: `2026-11`. */
  readonly months: readonly { readonly month: string; readonly members: number }[];
  /** Members by how many activities they have completed: `0`, `1`, `2-5`, `6-10`, `11+`. */
  readonly byParticipations: readonly MemberCount[];
}

/** Something that happened with a member. */
export interface TimelineEntry {
  readonly id: string;
  /** What it is, e.g. `activity`: names its icon and its filter. */
  readonly kind: string;
  /** ISO 8601 instant. */
  readonly at: string;
  /** What happened, e.g. `completed`: with its kind a locale key. */
  readonly event: string;
  /** Words that the sentence takes. */
  readonly words: Readonly<Record<string, string | number>>;
  /** What somebody wrote. */
  readonly text: string | null;
  /** The record that it is about, where the console has a page of it. */
  readonly record: { readonly resource: string; readonly id: string } | null;
}

export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** Where the next part begins; null at the end. */
  readonly next: string | null;
}

/** What a paste of people to be deleted comes to. */
export interface DeletedMembers {
  readonly deleted: number;
}
