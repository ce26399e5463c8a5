import type { SpaceDb } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import type { Sentiment } from "../../shared/analysis";

export interface GroupingContext {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly language: Language;
}

export interface GroupedTopic {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly origin: string;
  readonly position: number;
}

/** A statement of the model's, and the keys of the passages that it rests on. */
export interface StoredClaim {
  /** Id of its topic. */
  readonly topic: string;
  readonly text: string;
  readonly evidence: readonly string[];
}

/** Passages by topic. */
export interface Grouping {
  readonly method: "EXTRACT" | "MODEL";
  readonly model: string | null;
  readonly topics: readonly GroupedTopic[];
  /** Of each passage, in their order. */
  readonly placements: readonly {
    /** Id of its topic; null if it is in none. */
    readonly topic: string | null;
    readonly closeness: number;
    readonly sentiment: Sentiment | null;
  }[];
  readonly claims: readonly StoredClaim[];
  /** Statements of the model's that had no valid evidence. */
  readonly droppedClaims: number;
  /** Passages for which the model had no valid answer. */
  readonly uncoded: number;
}
