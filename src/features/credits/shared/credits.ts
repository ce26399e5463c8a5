import type { PlanLimits } from "../../../contracts/services/credits";

export const REASONS = [
  "LOAD",
  "STUDY_BLOCKED",
  "STUDY_CHARGED",
  "STUDY_RELEASED",
  "COMMUNITY_CHARGED",
  "CUSTOM",
  "REVERSAL",
] as const;

/** Credits that one load brings at most. */
export const MOST_LOADED = 1_000_000;
/** Credits that a company has at most, available and held. */
export const MOST_CREDITS = 2_000_000_000;
export const SHORTEST_CONCEPT = 3;
export const LONGEST_CONCEPT = 200;
export const PAGE_SIZE = 25;
export const LARGEST_PAGE = 100;

/** What a plan allows; null is without limit. */
export const LIMITS = [
  "concurrentStudies",
  "maximumSample",
  "users",
  "communityMembers",
  "videoMinutes",
  "maxSurveyMinutes",
  "maxTestMinutes",
] as const satisfies readonly (keyof PlanLimits)[];
