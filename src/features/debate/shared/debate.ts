export const DEBATE = "wat_chat";
export const LONGEST_TITLE = 200;
export const LONGEST_DESCRIPTION = 5_000;
export const LONGEST_TAG = 60;
export const MOST_TOPICS = 50;

/** Colours of topics, each told from the others, and readable as a mark beside text on light and dark. */
export const TOPIC_COLORS = ["#3447d4", "#0b7a75", "#b3261e", "#8a4fd3", "#b25e00", "#00639b", "#2e7d32", "#ad1457"] as const;

/** A topic as step 2 has it. */
export interface TopicSettings {
  /** Absent where it is new. */
  readonly id?: string;
  readonly title: string;
  readonly description?: string;
  readonly tag?: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/** Step 2 of a debate. */
export interface DebateSettings {
  /** In the order in which members see them. */
  readonly topics: readonly TopicSettings[];
  /** How many topics a member has to answer. Absent: all of them. */
  readonly minTopics?: number;
}

/** As the team reads it, with how much was said in each topic. */
export interface TeamDebate {
  readonly topics: readonly (TopicSettings & { readonly id: string; readonly comments: number })[];
  readonly minTopics: number | null;
}

/** How far a member is with a debate. */
export interface MemberDebate {
  /** How many topics count as taking part. */
  readonly needed: number;
  /** Ids of the topics in which the member has said something. */
  readonly answered: readonly string[];
}
