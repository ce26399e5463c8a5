/** What members' LABs are booked for; texts are under `community.history.reasons`. */
export const LABS_REASONS = [
  "ACTIVITY",
  "WINNING_COMMENT",
  "STAYING_ACTIVE",
  "CUSTOM",
  "REDEEM",
  "RAFFLE",
  "REVERSAL",
  "RETURN",
  "OPENING",
] as const;
