export const STATUSES = ["PENDING", "FINISHED", "NOTIFIED", "PAID", "CANCELLED"] as const;
export const TICKET_STATES = ["ENTERED", "WON", "GIVEN", "PASSED", "OUT"] as const;
export const PAGE_SIZE = 15;
export const LONGEST_REASON = 300;
/** The draw is at this time of the day after the end, by the community's clock. */
export const DRAW_TIME = "10:00";

/** A ticket that won, or whose place was passed on. */
export interface WinningTicket {
  readonly id: string;
  readonly rank: number;
  readonly state: (typeof TICKET_STATES)[number];
  /** null where the person has left. */
  readonly member: { readonly id: string; readonly nickname: string } | null;
  /** Why its place was passed on. */
  readonly reason: string | null;
}

/** A raffle as the team sees it. */
export interface TeamRaffle {
  readonly id: string;
  readonly activity: { readonly id: string; readonly title: string | null };
  readonly reward: string;
  readonly image: string | null;
  readonly winnerCount: number;
  readonly status: (typeof STATUSES)[number];
  /** ISO 8601 instant; null while the activity has no end. */
  readonly drawAt: string | null;
  readonly drawnAt: string | null;
  /** Members who take part in it: until the activity's end, those who have completed it by now. */
  readonly entrants: number;
  readonly commitment: string;
  readonly listHash: string | null;
  /** Why it was cancelled; null where it wasn't. */
  readonly cancelReason: string | null;
  readonly winners: readonly WinningTicket[];
  /** Tickets that a place can still be passed on to. */
  readonly alternates: number;
}

export interface TeamRafflePage {
  readonly items: readonly TeamRaffle[];
  readonly totalElements: number;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** A raffle as a member sees it. */
export interface MemberRaffle {
  readonly activityId: string;
  readonly activityTitle: string;
  readonly reward: string;
  readonly image: string | null;
  readonly winnerCount: number;
  readonly drawAt: string | null;
  readonly isDrawn: boolean;
  /** Why it was cancelled; null where it wasn't. */
  readonly cancelReason: string | null;
  /** `out`: not in it (yet); `in`: takes part; `won`, `lost`: after the draw. */
  readonly standing: "out" | "in" | "won" | "lost";
  readonly isGiven: boolean;
  /** One's own number; null before the list is closed. */
  readonly ticket: string | null;
  readonly entrants: number;
  readonly commitment: string;
  readonly listHash: string | null;
  /** After the draw. */
  readonly seed: string | null;
}

/** What anybody checks a draw with: `npm run raffle:verify -- file`. */
export interface RaffleProof {
  /** 1: the commitment is to the seed alone; 2: to prize and number of winners as well. */
  readonly version: 1 | 2;
  readonly activityId: string;
  readonly reward: string;
  readonly commitment: string;
  readonly listHash: string;
  readonly seed: string;
  readonly winnerCount: number;
  /** Numbers of all tickets. */
  readonly tickets: readonly string[];
  /** Numbers that didn't count: their people had left by the draw. */
  readonly out: readonly string[];
  /** Numbers that won at the draw, the luckiest first. */
  readonly winners: readonly string[];
  /** Places that were passed on since. */
  readonly passedOn: readonly { readonly ticket: string; readonly reason: string; readonly at: string }[];
}
