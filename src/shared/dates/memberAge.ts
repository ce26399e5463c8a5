/** Members are over this age and under that one (spec section 9). */
export const OVER_AGE = 16;
export const UNDER_AGE = 100;

/** Anniversary of a date; of 29 February in other years a day that is past on 1 March. */
function birthday(birthDate: string, years: number): string {
  return `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, "0")}${birthDate.slice(4)}`;
}

/**
 * What is wrong with a member's birth date: over 16 begins the day after the 16th birthday, under 100 ends with the
 * day before the 100th.
 * @param today the day where the community is, `YYYY-MM-DD`
 */
export function memberAgeIssue(birthDate: string, today: string): "ageOver" | "ageUnder" | undefined {
  if (today <= birthday(birthDate, OVER_AGE)) return "ageOver";
  return today >= birthday(birthDate, UNDER_AGE) ? "ageUnder" : undefined;
}
