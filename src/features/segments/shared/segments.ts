/** What a condition of a segment is about. */
export type ConditionKind = "TAG" | "GENDER" | "AGE" | "PROVINCE" | "LAST_SEEN" | "MEMBER_SINCE" | "ACTIVITY" | "ANSWER";

/** One condition; which of its parts count is told by its kind. */
export interface SegmentCondition {
  readonly kind: ConditionKind;
  /** Those of whom it doesn't hold. */
  readonly isNot?: boolean;
  /** Tags, genders, ids of provinces or codes of an answer: any of them will do. */
  readonly values?: readonly string[];
  /** Years of age, both included. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly days?: number;
  readonly activity?: string;
  /** Id of a question of the activity's questionnaire. */
  readonly question?: string;
}

export const MOST_CONDITIONS = 10;
/** Members of a page of a segment. */
export const PAGE_SIZE = 25;

/** How many meet some conditions, and a few of them by name. */
export interface SegmentPreview {
  readonly members: number;
  readonly names: readonly string[];
}

/** A member of a segment. */
export interface SegmentMember {
  readonly id: string;
  readonly nickname: string;
  /** Instant; null for those who never came. */
  readonly lastSeenAt: string | null;
}

export interface SegmentPage {
  readonly items: readonly SegmentMember[];
  readonly totalElements: number;
  /** From 0. */
  readonly page: number;
}

/** A question whose answers a segment can ask for. */
export interface AskableQuestion {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly options: readonly { readonly code: string; readonly label: Readonly<Record<string, string>> }[];
}
