import type { CreditBalance, PlanLimits } from "../../../contracts/services/credits";

export const REASONS = ["LOAD", "STUDY_BLOCKED", "STUDY_CHARGED", "STUDY_RELEASED", "CUSTOM", "REVERSAL"] as const;

/** Credits that one load brings at most. */
export const MOST_LOADED = 1_000_000;
/** Credits that a company has at most, available and held. */
export const MOST_CREDITS = 2_000_000_000;
export const SHORTEST_CONCEPT = 3;
export const LONGEST_CONCEPT = 200;
export const PAGE_SIZE = 25;
export const LARGEST_PAGE = 100;

/** What moved for one cause: a settled hold is one line, with what was charged and what came back. */
export interface StatementLine {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  /** One of `REASONS`. */
  readonly reason: string;
  readonly concept: string | null;
  /** null where there is none, or it was deleted. */
  readonly study: { readonly id: string; readonly name: string | null } | null;
  /** How the available credits changed. */
  readonly available: number;
  /** How the held credits changed. */
  readonly held: number;
  /** Credits charged; below 0 where they were given back. */
  readonly spent: number;
  /** Available credits after it. */
  readonly balance: number;
  /** Held credits after it. */
  readonly heldAfter: number;
}

/** `GET /api/credits/statement`: the newest first. */
export interface StatementPage {
  readonly items: readonly StatementLine[];
  readonly totalElements: number;
  readonly page: number;
  readonly pageSize: number;
}

/** What a plan allows; null is without limit. */
export const LIMITS = [
  "concurrentStudies",
  "maximumSample",
  "users",
  "videoMinutes",
  "maxSurveyMinutes",
  "maxTestMinutes",
] as const satisfies readonly (keyof PlanLimits)[];

export interface Plan {
  readonly plan: string;
  readonly billing: string;
  /** Days of the company's clock, `YYYY-MM-DD`; the last one is in it. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly limits: PlanLimits;
}

/** `GET /clientSuite/creditsPlan/planData` */
export interface PlanData extends CreditBalance {
  /** null where no licence runs. */
  readonly plan: Plan | null;
}

/** `POST /api/companies/{id}/credits` */
export interface CreditLoad {
  /** 1 to 1,000,000. */
  readonly amount: number;
  /** What the company reads. */
  readonly concept: string;
  /** Of the caller's: the same key again books nothing. */
  readonly key: string;
}

export interface LoadResult extends CreditBalance {
  /** Whether it was booked now; false where it was before. */
  readonly isNew: boolean;
}

export interface Proof {
  readonly accounts: number;
  readonly transfers: number;
  /** Accounts and sums that are wrong; 0 where everything agrees. */
  readonly differences: number;
}

/** `GET /api/companies/{id}/credits` */
export interface CompanyCredits extends CreditBalance, StatementPage {
  readonly proof: Proof;
}
