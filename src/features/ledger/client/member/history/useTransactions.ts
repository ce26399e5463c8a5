import { clientOf, useCommunity, usePages } from "../../../../../client/kit/member";
import type { StatementItem } from "../../../../../contracts/api/ledger";
import type { historyApi } from "../../../shared/api/history";

const PAGE_SIZE = 20;
const history = clientOf<typeof historyApi>();

/** A member's own LABs, gained and spent, page by page; the newest first. */
export function useTransactions() {
  const params = { communityId: useCommunity().communityId };
  return usePages<StatementItem>({
    // Not by its address: as a POST it would make itself be read again.
    queryKey: ["transactions", params],
    read: (query, signal) =>
      history.call("POST /experienceLabs/:communityId/transactionsSearch", { params, query, body: {} }, { signal }),
    pageSize: PAGE_SIZE,
    // Writes elsewhere, e.g. a survey's end, change it: read again whenever it is opened.
    gcTime: 0,
  });
}
