/** Rows of each of a panelist's lists. */
export const LATEST = 50;

export interface PanelistInvitation {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  /** null where the company was deleted. */
  readonly company: { readonly id: string; readonly name: string } | null;
  /** INVITED, ENTERED or ENDED. */
  readonly state: string;
  /** How it ended; see `DISPOSITIONS`. */
  readonly disposition: string | null;
  /** Coins that it earned. */
  readonly coins: number | null;
}

export interface CoinMovement {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  /** One of `COIN_REASONS`. */
  readonly reason: string;
  readonly concept: string | null;
  /** Below 0 where coins were taken away. */
  readonly change: number;
  /** Coins after it. */
  readonly balance: number;
}

export interface PanelistSanction {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly date: string;
  readonly reason: string;
  /** RULE or REVIEW. */
  readonly origin: string;
  /** ACTIVE or LIFTED. */
  readonly status: string;
  /** ISO 8601 instant; null while it is active. */
  readonly liftedAt: string | null;
}

/** `GET /api/panelists/{id}/activity`: the latest of each list, the newest first. */
export interface PanelistActivity {
  readonly invited: number;
  /** Whose link was followed; null where some invitations were only counted. */
  readonly entered: number | null;
  readonly completes: number;
  /** Completes per hundred invitations; null before there is one. */
  readonly responseRate: number | null;
  readonly coins: number;
  readonly invitations: readonly PanelistInvitation[];
  readonly movements: readonly CoinMovement[];
  readonly sanctions: readonly PanelistSanction[];
}
