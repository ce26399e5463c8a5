import { defineEvent } from "../defineEvent";

/** A member's participation in an activity. */
export interface ParticipationFact {
  readonly participationId: string;
  readonly activityId: string;
  readonly memberId: string;
}

/** A member has done what counts as taking part, for the first time or again after it had ceased to count. */
export const participationCompleted = defineEvent<
  ParticipationFact & {
    /** Whether the team may still find that it doesn't count, e.g. a survey's quality review. */
    readonly mayChange: boolean;
  }
>("participation.completed");

/** A completed participation counts no more. */
export const participationReversed = defineEvent<ParticipationFact>("participation.reversed");
