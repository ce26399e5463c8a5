import { type SpaceDb, sql } from "../../../../server/kit";
import type { TimelineEntry } from "../../shared/api/figures";
import type { TimelineKind } from "../../shared/members";

/** Where a part of a timeline begins: after this entry, which was told already. */
export interface Cursor {
  /** ISO 8601 instant, to the millisecond. */
  readonly at: string;
  readonly id: string;
}

/** A part of somebody's timeline that is asked for. */
export interface Part {
  readonly db: SpaceDb;
  readonly memberId: string;
  readonly before: Cursor | undefined;
  readonly limit: number;
}

/** An entry, and the activity that it happened in: who may not see that isn't told of it. */
export type FoundEntry = TimelineEntry & { readonly activityId?: string | null };

/** One kind of what happens with a member. */
export interface TimelineSource {
  readonly kind: TimelineKind;
  /** The latest entries before the cursor. */
  readonly read: (part: Part) => Promise<readonly FoundEntry[]>;
}

/** Whether a row lies before the cursor, by the instant and then by the identifier, which are SQL. */
export function isBefore({ before }: Part, at: string, id: string) {
  if (!before) return sql<boolean>`true`;
  const instant = sql`date_trunc('milliseconds', ${sql.raw(at)})`;
  return sql<boolean>`(${instant}, ${sql.raw(id)}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
}
