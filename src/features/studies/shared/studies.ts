import type { PanelFeasibility } from "../../../contracts/services/panel";
import type { Price } from "./price";

/** Days for which a quote holds. */
export const QUOTE_DAYS = 14;
/** Business days that the provider's team has for its review, at most (spec section 9). */
export const REVIEW_DAYS = 2;

/** In the order of a study's life (spec section 4). */
export const STUDY_STATUSES = ["UNDER_CONSTRUCTION", "PROCESSING", "CONFIRMED", "OPEN", "FINISHED"] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];

/** What a study is priced on, as far as it has been said. */
export interface Estimate {
  /** Names of the fields that are still needed for a price. */
  readonly missing: readonly string[];
  /** Null while something is missing. */
  readonly price: Price | null;
  readonly feasibility: PanelFeasibility | null;
}

/** The price that was accepted. */
export interface Quote extends Price {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
  /** Whether it may be ordered by: it hasn't expired, and the study is still the one that was priced. */
  readonly isValid: boolean;
  /** Credits charged in the end; null before that. */
  readonly charged: number | null;
}

/** What the summary of a study shows. */
export interface StudySummary extends Estimate {
  readonly quote: Quote | null;
  /** The company's name. */
  readonly company: string;
  /** The company's credits that may be spent. */
  readonly available: number;
  readonly reviewEndsAt: string | null;
  readonly reviewComment: string | null;
  /** Completes by now. */
  readonly completes: number;
}
