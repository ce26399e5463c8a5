import type { Reason } from "../../shared/report";

/** Who says something: a member of the demo by number, or the team. */
type Speaker = number | "team";

/** A comment of the demo. */
export interface DemoComment {
  readonly by: Speaker;
  readonly text: string;
  /** How many days ago; the order of the conversation follows it. */
  readonly daysAgo: number;
  /** Title of its topic. */
  readonly topic?: string;
  readonly likes?: number;
  readonly dislikes?: number;
  readonly isPinned?: boolean;
  readonly medal?: boolean;
  readonly isQuestion?: boolean;
  readonly tags?: readonly string[];
  readonly note?: string;
  /** Members who reported it, and why. */
  readonly reports?: readonly (readonly [by: number, reason: Reason, explanation?: string])[];
  /** A quarter of an hour or so apart. */
  readonly replies?: readonly (readonly [by: Speaker, text: string])[];
}

/** A conversation of the demo, in an activity that its type's own demo made. */
export interface DemoTalk {
  /** Title of the activity. */
  readonly activity: string;
  readonly comments: readonly DemoComment[];
  /** Those who have begun and not done enough yet; the others who wrote have completed it. */
  readonly begun?: readonly number[];
}
