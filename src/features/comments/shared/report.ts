/** Why a member reports a comment. */
export const REASONS = ["OFFENSIVE", "PERSONAL_DATA", "OFF_TOPIC", "OTHER"] as const;

export type Reason = (typeof REASONS)[number];

export const LONGEST_EXPLANATION = 500;
