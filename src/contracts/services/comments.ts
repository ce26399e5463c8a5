import type { ActivityVariables, SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What somebody of the team says in a conversation. */
export interface TeamPost {
  readonly activityId: string;
  /** Of the staff role. */
  readonly moderatorId: string;
  readonly text: string;
  /** @default false */
  readonly isQuestion?: boolean;
  /** Names this post: the same key again is the same comment. At most 60 characters. */
  readonly clientKey: string;
}

/** Conversations, for the activity types that are made of them. They read the entity `comment` themselves. */
export interface Comments {
  /**
   * Posts in the team's name, in the open transaction if there is one. @returns the comment's id
   * @throws AppError `record.notFound`
   */
  readonly postAsTeam: (db: SpaceDb, post: TeamPost) => Promise<string>;
  /**
   * The codes that the team gave to what members wrote: for each topic, or for the activity where it has none, a variable of
   * several answers. Who wrote nothing there has no value, who wrote what has no code an empty list.
   * @param activity.language of labels
   */
  readonly codeVariables: (activity: {
    readonly db: SpaceDb;
    readonly activityId: string;
    readonly language: string;
  }) => Promise<ActivityVariables>;
}

export const comments = defineService<Comments>("comments");
