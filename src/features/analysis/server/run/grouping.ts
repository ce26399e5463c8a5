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

/**
 * Statements whose topics became part of others; the same text about one topic is one statement, with the evidence of all.
 * @param topicOf the topic that one belongs to now
 */
export function mergeClaims(claims: readonly StoredClaim[], topicOf: (topic: string) => string): readonly StoredClaim[] {
  const merged = new Map<string, StoredClaim>();
  for (const { topic: before, text, evidence } of claims) {
    const topic = topicOf(before);
    const key = `${topic} ${text}`;
    merged.set(key, { topic, text, evidence: [...new Set([...(merged.get(key)?.evidence ?? []), ...evidence])] });
  }
  return [...merged.values()];
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
