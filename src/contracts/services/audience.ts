import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** A segment, and how many members it has at the moment. */
export interface SegmentCount {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

/** Members chosen by what is known of them: for participants, and whatever else is meant for some. */
export interface Audience {
  /** All segments of the community by name. */
  readonly segments: (db: SpaceDb) => Promise<readonly SegmentCount[]>;
  /**
   * Who is in one of the segments now, by nickname; each once. Those who left are in none.
   * @throws AppError `record.notFound` where there is no such segment
   */
  readonly members: (
    db: SpaceDb,
    segmentIds: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly nickname: string }[]>;
  /** Names of the segments that ask for a tag. */
  readonly tagged: (db: SpaceDb, tag: string) => Promise<readonly string[]>;
}

export const audience = defineService<Audience>("audience");
