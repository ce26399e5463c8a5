/** Active sanctions that block a panelist. */
export const BLOCKING_SANCTIONS = 3;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 500;
