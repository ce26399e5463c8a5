/** LABs that one movement by hand gives or takes, at most. */
export const MOST_LABS = 10_000;
/** Members of one movement by hand. */
export const MOST_MEMBERS = 1_000;
/** LABs that one of the team may give and take by hand in a day of the community's. */
export const MOST_A_DAY = 1_000_000;
/** LABs that a community means to give. */
export const MOST_BUDGET = 1_000_000_000;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 200;
