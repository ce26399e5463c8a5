/** Steps of the wizard that prepares an activity (spec section 2), by the last part of their addresses. */
export const STEPS = ["step1", "step2", "step3"] as const;
export type Step = (typeof STEPS)[number];

export const MOST_ENTRIES = 5_000;
export const LONGEST_ENTRY = 254;
export const MOST_TAGS = 50;
export const MOST_SEGMENTS = 20;
