import Type from "typebox";
import { PageQuery, STATEMENT_EXAMPLE, StatementPage } from "../../../../contracts/api/ledger";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, nullable } from "../../../../shared/calls/schemas";

export const historyApi = defineApi({
  "POST /experienceLabs/:communityId/transactionsSearch": defineCall({
    summary: "A member's own LABs, gained and spent",
    params: closed({ communityId: Type.String() }),
    query: PageQuery,
    body: nullable(closed({})),
    answer: StatementPage,
    examples: {
      params: { communityId: EXAMPLE_ID },
      query: { page: "0", pageSize: "10" },
      answer: STATEMENT_EXAMPLE,
    },
  }),
});
