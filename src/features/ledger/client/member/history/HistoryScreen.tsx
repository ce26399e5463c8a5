import ArrowBackOutlined from "@mui/icons-material/ArrowBackOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { EmptyState, ErrorState, Page, useTexts } from "../../../../../client/kit/member";
import { TransactionList } from "./TransactionList";
import { useTransactions } from "./useTransactions";

function NoTransactions() {
  const { t } = useTexts();
  const action = (
    <Button component={Link} to="/activities" variant="contained" size="large" sx={{ minHeight: 48 }}>
      {t("community.history.toActivities")}
    </Button>
  );
  return (
    <EmptyState
      icon={<HistoryOutlined />}
      title={t("community.history.empty.title")}
      body={t("community.history.empty.body")}
      action={action}
    />
  );
}

/** `historial`: a member's own LABs, gained and spent (spec section 2). */
export function HistoryScreen() {
  const { t } = useTexts();
  const { items, total, error, refetch, isFetchingNextPage, fetchNextPage } = useTransactions();
  return (
    <Page title={t("community.history.title")}>
      <Box sx={{ maxWidth: 720, mx: "auto", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Button
          component={Link}
          to="/profile"
          color="inherit"
          startIcon={<ArrowBackOutlined />}
          sx={{ minHeight: 44, justifySelf: "start", ml: -1 }}
        >
          {t("community.profile.title")}
        </Button>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("community.history.title")}
        </Typography>
        {total === undefined && !error && (
          <Box role="status" aria-label={t("common.loading")}>
            <Skeleton variant="rounded" height={320} />
          </Box>
        )}
        {total === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {total === 0 && <NoTransactions />}
        {total !== undefined && total > 0 && (
          <TransactionList
            items={items}
            total={total}
            error={error}
            isFetchingNextPage={isFetchingNextPage}
            fetchNextPage={fetchNextPage}
          />
        )}
      </Box>
    </Page>
  );
}
