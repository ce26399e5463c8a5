import { Alert, Box, Button, Paper, Stack, Typography } from "@mui/material";
import {
  ApiError,
  clientOf,
  EmptyState,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  usePages,
  useTexts,
} from "../../../client/kit/console";
import type { ledgerApi, Statement, StatementItem } from "../../../contracts/api/ledger";
import { Balances } from "./Balances";
import { StatementTable } from "./StatementTable";

const PAGE_SIZE = 25;

const ledger = clientOf<typeof ledgerApi>();

/** A member's balances, and what was gained and spent, page by page. */
function useStatement(memberId: string) {
  const params = { id: memberId };
  const { last: statement, ...pages } = usePages<StatementItem, Statement>({
    queryKey: ledger.keyOf("GET /api/members/:id/ledger", { params, query: {} }),
    read: (query, signal) => ledger.call("GET /api/members/:id/ledger", { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
  return { ...pages, statement };
}

/** A member's LABs: the balances, and what they come from. */
export function LedgerTab({ record }: RecordTabProps) {
  const { t } = useTexts();
  const { statement, items, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStatement(record.id);
  if (error && !statement) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!statement) return <LoadingState />;
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 880 }}>
      <Balances statement={statement} />
      {items.length === 0 ? (
        <EmptyState icon="Star" title={t("ledger.empty.title")} body={t("ledger.empty.body")} />
      ) : (
        <Paper variant="outlined">
          <StatementTable items={items} />
        </Paper>
      )}
      {error && <Alert severity="error">{error instanceof ApiError ? error.message : String(error)}</Alert>}
      {items.length > 0 && (
        <Box sx={{ display: "flex", gap: 2, alignItems: "center", flexWrap: "wrap" }}>
          {hasNextPage && (
            <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("ledger.more")}
            </Button>
          )}
          <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
            {t("ledger.count", { shown: items.length, smart_count: statement.totalElements })}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}
