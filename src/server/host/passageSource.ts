import type { Language } from "../../shared/languages";
import type { SpaceDb } from "../db/query/spaceDb";

/** Something that a participant wrote or said in an activity. */
export interface Passage {
  /** Unique in its source, at most 120 characters; the same for as long as the text is stored. */
  readonly id: string;
  readonly text: string;
  /** Nickname; empty where nobody may know it or the person is gone. */
  readonly author: string;
  /** The topic or question that it belongs to; empty where there is none. */
  readonly heading: string;
  /** ISO 8601. */
  readonly at: string;
}

interface PassageReader {
  readonly db: SpaceDb;
  readonly activityId: string;
  /** Of headings. */
  readonly language: Language;
}

/**
 * Texts of one kind that activities collect, for analysis: comments, open answers, transcripts. Texts are read where they
 * are stored whenever they are shown, so that what was deleted or hidden is gone everywhere.
 *
 * @example
 * register: `host.passageSource({ name: "comments", read, find })`
 */
export interface PassageSource {
  /** Unique, e.g. `comments`: stored with what analysis says of a passage. */
  readonly name: string;
  /** @returns the newest `limit` passages that count, in order of time, and how many there are */
  readonly read: (
    asked: PassageReader & { readonly limit: number },
  ) => Promise<{ readonly total: number; readonly passages: readonly Passage[] }>;
  /** @returns those that are still there, in any order */
  readonly find: (asked: PassageReader & { readonly ids: readonly string[] }) => Promise<readonly Passage[]>;
}
