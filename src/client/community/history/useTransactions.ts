import type { ledgerApi, StatementItem } from "../../../contracts/api/ledger";
import { clientOf } from "../../data/clientOf";
import { usePages } from "../../data/usePages";
import { useCommunity } from "../CommunityContext";

const PAGE_SIZE = 20;
const ledger = clientOf<typeof ledgerApi>();

/** A member's own LABs, gained and spent, page by page; the newest first. */
export function useTransactions() {
  const params = { communityId: useCommunity().communityId };
  return usePages<StatementItem>({
    // Not by its address: as a POST it would make itself be read again.
    queryKey: ["transactions", params],
    read: (query, signal) =>
      ledger.call("POST /experienceLabs/:communityId/transactionsSearch", { params, query, body: {} }, { signal }),
    pageSize: PAGE_SIZE,
    // Writes elsewhere, e.g. a survey's end, change it: read again whenever it is opened.
    gcTime: 0,
  });
}
