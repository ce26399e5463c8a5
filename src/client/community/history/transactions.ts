/** One of `POST /experienceLabs/{communityId}/transactionsSearch`. */
export interface Transaction {
  readonly id: string;
  readonly date: string;
  readonly type:
    | "ACTIVITY"
    | "WINNING_COMMENT"
    | "STAYING_ACTIVE"
    | "CUSTOM"
    | "REDEEM"
    | "RAFFLE"
    | "REVERSAL"
    | "RETURN"
    | "OPENING";
  readonly concept: string | null;
  /** Below 0 where they were spent. */
  readonly labs: number;
  /** What could be spent after it. */
  readonly balance: number;
  /** While they can't be spent: from when on they can. */
  readonly availableAt: string | null;
  readonly activity: { readonly id: string; readonly title: string | null } | null;
}

export interface TransactionPage {
  readonly items: readonly Transaction[];
  readonly totalElements: number;
}

/** What is known by now and a page that follows; what moved to it since, because there are newer ones, comes once. */
export function withPage(known: readonly Transaction[], { items }: TransactionPage): readonly Transaction[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...items.filter(({ id }) => !ids.has(id))];
}

/** What it was for, in somebody's words; nothing where its kind says all. */
export function purposeOf({ concept, activity }: Transaction): string | undefined {
  return concept?.trim() || activity?.title?.trim() || undefined;
}
