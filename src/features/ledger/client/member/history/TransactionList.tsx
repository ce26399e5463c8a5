import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useTexts } from "../../../../../client/kit/member";
import { TransactionItem } from "./TransactionItem";
import type { useTransactions } from "./useTransactions";

type Transactions = ReturnType<typeof useTransactions>;

interface TransactionListProps extends Pick<Transactions, "items" | "error" | "isFetchingNextPage" | "fetchNextPage"> {
  readonly total: number;
}

/** What is known of the ledger, and the way to what is older. */
export function TransactionList({ items, total, error, isFetchingNextPage: isBusy, fetchNextPage }: TransactionListProps) {
  const { t } = useTexts();
  const hasMore = items.length < total;
  return (
    <>
      <Card sx={{ border: 1, borderColor: "divider", px: { xs: 2.5, sm: 3 }, py: 0.5 }}>
        {/* The role: Safari takes the list for none without its marks. */}
        <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {items.map((transaction) => (
            <TransactionItem key={transaction.id} transaction={transaction} />
          ))}
        </Box>
      </Card>
      {error && (
        <Alert severity="error" role="alert">
          {t("community.error.body")}
        </Alert>
      )}
      {hasMore && (
        <Button
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void fetchNextPage()}
          sx={{ minHeight: 44, justifySelf: "center" }}
        >
          {t(isBusy ? "common.loading" : "community.history.more")}
        </Button>
      )}
      <Box role="status" sx={{ typography: "body2", color: "text.secondary", textAlign: "center" }}>
        {t("community.history.count", { shown: items.length, smart_count: total })}
      </Box>
    </>
  );
}
