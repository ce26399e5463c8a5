import { usePages } from "../../../client/kit/console";
import type { Statement, StatementItem } from "../shared/statement";

const PAGE_SIZE = 25;

/** A member's balances, and what was gained and spent, page by page. */
export function useStatement(memberId: string) {
  const { last: statement, ...pages } = usePages<StatementItem, Statement>({
    queryKey: ["ledger", memberId],
    path: `/api/members/${encodeURIComponent(memberId)}/ledger`,
    pageSize: PAGE_SIZE,
  });
  return { ...pages, statement };
}
