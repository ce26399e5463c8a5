/** LABs that one movement by hand gives or takes, at most. */
export const MOST_LABS = 10_000;
/** Members of one movement by hand. */
export const MOST_MEMBERS = 1_000;
/** LABs that one of the team may give and take by hand in a day of the community's. */
export const MOST_A_DAY = 1_000_000;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 200;

/** `POST /client/communities/{id}/customPoints` */
export interface CustomPoints {
  /** Nicknames, e-mail addresses or identifiers. */
  readonly members: readonly string[];
  /** LABs for each of them; below 0 they are taken away. Not 0. */
  readonly points: number;
  /** What the members read. */
  readonly reason: string;
  /** Of the caller's: the same key again books nothing. */
  readonly key: string;
}

export interface CustomPointsResult {
  /** Members who got them, or lost them. */
  readonly members: number;
  /** Names in the list that came up again. */
  readonly repeated: number;
}

/** `GET /api/ledger/overview`: all LABs of a community. */
export interface Overview {
  /** Given, less what was taken back. */
  readonly issued: number;
  readonly available: number;
  readonly pending: number;
  readonly held: number;
  readonly debt: number;
  readonly redeemed: number;
  /** What open activities would still bring, if all who may take part did. */
  readonly promised: number;
  /** null where the community has set none. */
  readonly budget: number | null;
  /** The last twelve months of the community's clock, the oldest first: `YYYY-MM`. */
  readonly months: readonly { readonly month: string; readonly earned: number; readonly spent: number }[];
  /** null before the first. */
  readonly proof: Proof | null;
}

export interface Proof {
  readonly at: string;
  readonly accounts: number;
  readonly transfers: number;
  /** 0 where everything agrees. */
  readonly differences: number;
}

export interface Movement {
  readonly id: string;
  readonly date: string;
  /** One of `REASONS`. */
  readonly type: string;
  readonly concept: string | null;
  /** Below 0 where the member lost or spent them. */
  readonly labs: number;
  readonly availableAt: string | null;
  /** null where the person has left. */
  readonly member: { readonly id: string; readonly nickname: string } | null;
  readonly activity: { readonly id: string; readonly title: string | null } | null;
  /** Whoever of the team decided it. */
  readonly actor: string | null;
}

export interface MovementPage {
  readonly items: readonly Movement[];
  readonly totalElements: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface RankedMember {
  /** From 1; members with as much share a rank. */
  readonly rank: number;
  readonly id: string;
  readonly nickname: string;
  readonly image: string | null;
  /** LABs earned, or participations completed. */
  readonly value: number;
  readonly medals: number;
}

export interface Ranking {
  readonly items: readonly RankedMember[];
  readonly totalElements: number;
  readonly page: number;
  readonly pageSize: number;
  /** The member who asks, also where the page hasn't got them; null for the team, and with nothing to count. */
  readonly me: RankedMember | null;
}
