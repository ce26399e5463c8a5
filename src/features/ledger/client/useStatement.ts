import { clientOf, usePages } from "../../../client/kit/console";
import type { ledgerApi, Statement, StatementItem } from "../../../contracts/api/ledger";

const PAGE_SIZE = 25;
const ledger = clientOf<typeof ledgerApi>();

/** A member's balances, and what was gained and spent, page by page. */
export function useStatement(memberId: string) {
  const params = { id: memberId };
  const { last: statement, ...pages } = usePages<StatementItem, Statement>({
    queryKey: ledger.keyOf("GET /api/members/:id/ledger", { params, query: {} }),
    read: (query, signal) => ledger.call("GET /api/members/:id/ledger", { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
  return { ...pages, statement };
}
