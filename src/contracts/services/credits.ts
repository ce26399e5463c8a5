import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** Credits that a company sets aside for what it orders. */
export interface CreditHold {
  /** Names the cause, e.g. `study:{id}:release`: what is held under it is not held again. */
  readonly key: string;
  /** Credits, above 0. */
  readonly amount: number;
  readonly studyId: string;
  /** What the statement says beside the reason, e.g. the study's name. */
  readonly concept: string;
  /** The staff role of whoever decided it. */
  readonly actorId?: string;
}

/** Credits that a company pays at once for what begins with the payment. */
export interface CreditCharge {
  /** Names the cause, e.g. `community:{id}`: what is charged under it is not charged again. */
  readonly key: string;
  /** Credits, above 0. */
  readonly amount: number;
  /** What the statement says beside the reason. */
  readonly concept: string;
  /** The staff role of whoever decided it. */
  readonly actorId?: string;
}

/** A company's credits; all 0 or above. */
export interface CreditBalance {
  /** May be spent. */
  readonly available: number;
  /** Set aside for studies that aren't over. */
  readonly held: number;
  /** Paid for studies that are, and for communities. */
  readonly spent: number;
}

/** What a company's plan allows; null is without limit. */
export interface PlanLimits {
  /** Its first day, `YYYY-MM-DD`: what is counted for all of it is counted since. */
  readonly startsOn: string;
  /** Names of the products that it has; none named: all there are. */
  readonly products: readonly string[];
  readonly concurrentStudies: number | null;
  readonly maximumSample: number | null;
  readonly users: number | null;
  readonly communityMembers: number | null;
  readonly videoMinutes: number | null;
  readonly maxSurveyMinutes: number | null;
  readonly maxTestMinutes: number | null;
}

/**
 * A company's credits, in the handle of its space. Call it in the transaction of the cause: both are written, or neither.
 *
 * @example
 * await credits.hold(db, { key: `study:${id}:release`, amount: 4700, studyId: id, concept: name });
 */
export interface Credits {
  /**
   * Sets credits aside until they are settled or released.
   * @returns whether nothing was held before under this key
   * @throws AppError `credits.insufficient` with `available` and `needed`
   */
  readonly hold: (db: SpaceDb, hold: CreditHold) => Promise<boolean>;
  /**
   * Spends a part of what is held under a key, or all of it; the rest is available again.
   * @param amount 0 up to what is held
   * @returns whether it was still held; false where it ended before
   */
  readonly settle: (db: SpaceDb, held: { readonly key: string; readonly amount: number }) => Promise<boolean>;
  /** Gives all back that is held under a key. @returns whether it was still held; false where it ended before */
  readonly release: (db: SpaceDb, held: { readonly key: string }) => Promise<boolean>;
  /**
   * Makes a part of what was settled available again, once for a key.
   * @param amount 1 up to what was charged
   * @returns whether it was given back now
   */
  readonly reverse: (db: SpaceDb, settled: { readonly key: string; readonly amount: number }) => Promise<boolean>;
  /**
   * Spends credits at once.
   * @returns whether nothing was charged before under this key
   * @throws AppError `credits.insufficient` with `available` and `needed`
   */
  readonly charge: (db: SpaceDb, charge: CreditCharge) => Promise<boolean>;
  readonly balanceOf: (db: SpaceDb) => Promise<CreditBalance>;
  /**
   * What the plan that runs today allows, held until the transaction ends: of many writes at once each counts the one before.
   * @returns nothing where no plan runs: there are no limits but the credits
   */
  readonly holdLimits: (db: SpaceDb) => Promise<PlanLimits | undefined>;
  /** The same, to be told: nothing is held. */
  readonly limitsOf: (db: SpaceDb) => Promise<PlanLimits | undefined>;
}

export const credits = defineService<Credits>("credits");
