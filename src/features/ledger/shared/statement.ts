export const REASONS = [
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

/** What a member got or gave for one cause. */
export interface StatementItem {
  readonly id: string;
  readonly date: string;
  /** One of `REASONS`. */
  readonly type: string;
  readonly concept: string | null;
  /** Below 0 where they were spent or taken back. */
  readonly labs: number;
  /** What could be spent after it; below 0 where LABs were owed. */
  readonly balance: number;
  /** While they can't be spent: from when on they can. */
  readonly availableAt: string | null;
  readonly activity: { readonly id: string; readonly title: string | null } | null;
}

export interface StatementPage {
  readonly items: readonly StatementItem[];
  readonly totalElements: number;
  readonly page: number;
  readonly pageSize: number;
}

/** A member's LABs as the team sees them: `GET /api/members/{id}/ledger`. */
export interface Statement extends StatementPage {
  readonly available: number;
  readonly pending: number;
  readonly held: number;
  readonly debt: number;
}
