export const PAGE_SIZE = 15;
export const LONGEST_CODE = 300;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 300;
/** Of one completion. */
export const MOST_AT_ONCE = 100;
export const TYPES = ["AMAZON", "PAYPAL", "RAFFLE", "CUSTOM"] as const;

/** When LABs are redeemed; days of the community's clock. */
export interface Period {
  readonly isOpen: boolean;
  /** First day, `YYYY-MM-DD`; null where there is no first one. */
  readonly from: string | null;
  /** No longer one of them; null where there is no last one. */
  readonly to: string | null;
}

export interface WalletCard {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly logo: string | null;
  readonly labs: number;
  readonly valueEuros: number;
}

/** A member's own redemption. */
export interface OwnRedeem {
  readonly id: string;
  readonly cardName: string | null;
  readonly labs: number;
  readonly valueEuros: number | null;
  /** PENDING, COMPLETED or REJECTED */
  readonly status: string;
  readonly initialDate: string;
  readonly endDate: string | null;
  readonly rejection: string | null;
  /** Whether there is a code to be shown. */
  readonly hasCode: boolean;
}

/** `GET /tester/communities/{id}/wallet` */
export interface Wallet {
  readonly available: number;
  readonly pending: number;
  readonly held: number;
  readonly period: Period;
  /** Whether the member is told when it opens. */
  readonly isAsked: boolean;
  /** What the community says of it; null where it says nothing. */
  readonly explanation: string | null;
  readonly cards: readonly WalletCard[];
  readonly redeems: readonly OwnRedeem[];
}

/** A redemption as the team sees it. */
export interface TeamRedeem {
  readonly id: string;
  /** null where the person has left. */
  readonly member: { readonly id: string; readonly nickname: string } | null;
  /** Whether the member has redeemed nothing before: worth a second look. */
  readonly isFirst: boolean;
  readonly type: string;
  readonly cardName: string | null;
  readonly labs: number;
  readonly valueEuros: number | null;
  readonly status: string;
  readonly initialDate: string;
  readonly endDate: string | null;
  /** The end of the code. */
  readonly transactionCode: string | null;
  readonly rejection: string | null;
}

export interface TeamRedeemPage {
  readonly items: readonly TeamRedeem[];
  readonly totalElements: number;
  readonly page: number;
  readonly pageSize: number;
}
