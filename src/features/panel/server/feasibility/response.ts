/** Part of those who begin that also end, of an interview up to this length. */
const COMPLETION = 0.85;
const LENGTH_MINUTES = 10;
/**
 * Part of those who are still there that each further minute loses. "Questionnaire length and breakoffs in web surveys: a meta
 * study" (WebSM workshop, 2014; 5,752 surveys) finds 0.06 points more breakoffs for each variable and 0.14 for each page:
 * with some five of both in a minute that is a hundredth.
 */
const LOSS_PER_MINUTE = 0.01;
const LEAST_COMPLETION = 0.5;
/** Part of the completes that quality checks keep. */
const QUALITY = 0.97;
/** Days after which two thirds of those who will ever respond have done so. */
const RESPONSE_DAYS = 3;

/** How many past invitations the mean of their profile counts for in a panelist's own response rate: the prior's weight. */
export const PRIOR_INVITATIONS = 10;
/** How many past invitations the panel's mean counts for in a profile's. */
const PROFILE_INVITATIONS = 100;
/** Response rate of a panel that has never invited anybody. */
const FIRST_RESPONSE_RATE = 0.2;

/** What was made of invitations. */
export interface Past {
  readonly invitations: number;
  readonly completes: number;
}

/** The panel's mean response rate. */
export function panelMean(pasts: readonly Past[]): number {
  const invitations = pasts.reduce((sum, past) => sum + past.invitations, 0);
  const completes = pasts.reduce((sum, past) => sum + past.completes, 0);
  return invitations > 0 ? Math.min(1, completes / invitations) : FIRST_RESPONSE_RATE;
}

/** A profile's mean response rate: the panel's where its people were never invited. */
export function profileMean({ invitations, completes }: Past, panel: number): number {
  return Math.min(1, (completes + PROFILE_INVITATIONS * panel) / (invitations + PROFILE_INVITATIONS));
}

/** Part of those who ever respond that have done so after so many days. */
export function saturation(days: number): number {
  return 1 - Math.exp(-Math.max(0, days) / RESPONSE_DAYS);
}

/** Part of those who begin that also end: never more for a longer interview. @param minutes of the interview */
export function completion(minutes: number): number {
  const further = Math.max(0, minutes - LENGTH_MINUTES);
  return Math.max(LEAST_COMPLETION, COMPLETION * (1 - LOSS_PER_MINUTE) ** further);
}

/** Completes of one response. @param incidenceRate in percent */
export function completesPerResponse({
  incidenceRate,
  minutes,
}: {
  readonly incidenceRate: number;
  readonly minutes: number;
}): number {
  return (incidenceRate / 100) * completion(minutes) * QUALITY;
}
