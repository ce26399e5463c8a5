import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What one person may know of an activity's conversation, in numbers. */
export interface ConversationStanding {
  /** Comments that the person sees. */
  readonly comments: number;
  /** Of these, others' that are newer than the person's marker; 100 stands for that many and more. */
  readonly unseen: number;
  /** Likes less dislikes of the published comments that begin a thread; 0 where the person doesn't see others' comments. */
  readonly rating: number;
}

/** Whose view it is. */
export interface StandingReader {
  readonly kind: "member" | "team";
  /** Of the member or the staff role. */
  readonly id: string;
}

/**
 * Comments in numbers, for lists of activities. A member who doesn't see what others wrote gets numbers that say nothing
 * of it: they don't change when others write.
 */
export interface ConversationStandings {
  /** @returns by activity id; activities without a conversation are left out */
  readonly read: (
    db: SpaceDb,
    wanted: { readonly reader: StandingReader; readonly activityIds: readonly string[] },
  ) => Promise<ReadonlyMap<string, ConversationStanding>>;
}

export const conversationStandings = defineService<ConversationStandings>("conversationStandings");
