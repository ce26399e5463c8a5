import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/**
 * Who has begun and who has done an activity, for all types. Call it in the transaction of what the
 * member did. Publishes `participation.completed` and `participation.reversed`.
 */
export interface Participations {
  /** The member has begun; nothing where there is a participation already. */
  readonly start: (db: SpaceDb, who: Who) => Promise<void>;
  /**
   * The member has done what counts as taking part. Once: further calls change nothing.
   * @param mayChange whether the team may still find that it doesn't count
   */
  readonly complete: (db: SpaceDb, who: Who, options?: { readonly mayChange?: boolean }) => Promise<void>;
  /** As `complete`, set by set for members who have done it together. */
  readonly completeAll: (db: SpaceDb, all: readonly Who[], options?: { readonly mayChange?: boolean }) => Promise<void>;
  /** A completed participation counts no more; nothing where there is none. @param status it has from then on */
  readonly reverse: (db: SpaceDb, who: Who, status: "SCREENED_OUT" | "EXCLUDED" | "STARTED") => Promise<void>;
  /**
   * Checks that the activity is for the member: published, chosen where it is private, prerequisites done.
   * @throws AppError `record.notFound` where the member may not know of it, `activity.locked` with the `prerequisites`
   *   that are missing
   */
  readonly admit: (db: SpaceDb, who: Who) => Promise<void>;
  /** Whether the activity is for the member, as `admit` checks it. */
  readonly isAdmitted: (db: SpaceDb, who: Who) => Promise<boolean>;
  /**
   * Holds the participation until the transaction ends: of two changes at once, the later one sees the earlier.
   * @returns its status; undefined if there is none
   */
  readonly holdStatus: (db: SpaceDb, who: Who) => Promise<string | undefined>;
  /**
   * Checks that the member may take part now: as `admit`, and it is open.
   * @throws AppError as `admit`, `activity.notOpen` with `opensAt`, `activity.closed` with `closedAt`
   */
  readonly demand: (db: SpaceDb, who: Who) => Promise<void>;
  /** Nobody takes part any more, as where the team finishes the activity: what it was for has come to its end. */
  readonly finish: (db: SpaceDb, activityId: string) => Promise<void>;
  /** @returns ids of the members for whom the activity is and who have not done it, by id; those whose prerequisites are missing are left out */
  readonly pending: (db: SpaceDb, activityId: string) => Promise<readonly string[]>;
  /** @returns ids of the published activities that the member may know of: those for all, and those it is chosen for */
  readonly visible: (db: SpaceDb, memberId: string) => Promise<readonly string[]>;
}

export const participations = defineService<Participations>("participations");
