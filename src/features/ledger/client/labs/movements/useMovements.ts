import { clientOf, usePages } from "../../../../../client/kit/console";
import type { ledgerApi, Movement, MovementFilter } from "../../../../../contracts/api/ledger";

const PAGE_SIZE = 25;
const ledger = clientOf<typeof ledgerApi>();

export interface MovementQuery {
  /** One of `LABS_REASONS`. @default "" all of them */
  readonly reason: string;
  /** A part of the nickname. */
  readonly search: string;
  /** Days of the reader's clock, `YYYY-MM-DD`; both are in it. */
  readonly from: string;
  readonly to: string;
}

function instantOf(day: string, plusDays = 0): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + plusDays);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

/** The call's query; `to` is not in it any more there. */
export function movementFilter({ reason, search, from, to }: MovementQuery): MovementFilter {
  const all = { reason, search: search.trim(), from: from && instantOf(from), to: to && instantOf(to, 1) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** All members' movements, page by page, the newest first. */
export function useMovements(query: MovementQuery) {
  const filter = movementFilter(query);
  return usePages<Movement>({
    queryKey: ledger.keyOf("GET /api/ledger/movements", { query: filter }),
    read: (part, signal) => ledger.call("GET /api/ledger/movements", { query: { ...filter, ...part } }, { signal }),
    pageSize: PAGE_SIZE,
    keepsBefore: true,
  });
}
