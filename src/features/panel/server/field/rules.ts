/** Nobody is invited more often in seven days, to whatever studies. */
export const MOST_A_WEEK = 3;
/** Hours that lie between two invitations of one panelist, at least. */
export const REST_HOURS = 20;
/** Hours after which somebody who was invited and hasn't come is reminded, once. */
export const REMINDER_HOURS = 48;
/** Invitations that are written in one transaction. */
export const PORTION = 50;
/** Minutes between the waves of a field. */
export const WAVE_MINUTES = 10;
/** Starts after which the measured incidence counts (what was quoted is the client's estimate). */
export const INCIDENCE_STARTS = 100;
/** Part of the quoted incidence below which the field pauses and asks. */
export const LEAST_INCIDENCE = 0.8;
/** Coins of a complete for each minute of the interview. */
const COINS_PER_MINUTE = 0.1;
const LEAST_COINS = 0.2;
const CENTS = 100;

/** Coins that a complete earns. @param minutes of the interview */
export function coinsOf(minutes: number): number {
  return Math.round(Math.max(LEAST_COINS, minutes * COINS_PER_MINUTE) * CENTS) / CENTS;
}

/** Of the panel as a supplier of questionnaires. */
export const SUPPLIER = { id: "panel", name: "Panel" } as const;

const SEGMENT = "cell-";

/** How responses and quotas name a cell. */
export const segmentOf = (cell: number): string => `${SEGMENT}${cell}`;

/** Number of the cell that a segment names. */
export const cellIn = (segment: string): number => Number(segment.slice(SEGMENT.length));
