import { Alert, Box, Button, Stack, Typography, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { EmptyState, ErrorState, failureText, LoadingState, useTexts } from "../../../../client/kit/console";
import { PeriodFields } from "./PeriodFields";
import type { PeriodFilter } from "./period";
import { StatementTable } from "./StatementTable";
import type { StatementPages } from "./useStatement";

interface StatementProps {
  readonly pages: StatementPages;
  readonly period: PeriodFilter;
  readonly onPeriod: (period: PeriodFilter) => void;
  /** What to do while nothing has moved yet. */
  readonly emptyBody: string;
}

function Found({ pages, isNarrowed, emptyBody }: Pick<StatementProps, "pages" | "emptyBody"> & { readonly isNarrowed: boolean }) {
  const { t } = useTexts();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"));
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  if (total === 0)
    return isNarrowed ? (
      <EmptyState icon="SearchOff" title={t("credits.statement.none.title")} body={t("credits.statement.none.body")} />
    ) : (
      <EmptyState icon="Payments" title={t("credits.statement.empty.title")} body={emptyBody} />
    );
  return (
    <>
      <StatementTable lines={items} isWide={isWide} />
      {error && <Alert severity="error">{failureText(error, t)}</Alert>}
      <Box sx={{ display: "flex", gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        {hasNextPage && (
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("credits.statement.more")}
          </Button>
        )}
        <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
          {t("credits.statement.count", { shown: items.length, smart_count: total })}
        </Typography>
      </Box>
    </>
  );
}

/** What moved, page by page, the newest first. */
export function Statement({ pages, period, onPeriod, emptyBody }: StatementProps) {
  const { t } = useTexts();
  const isNarrowed = period.from !== "" || period.to !== "" || period.reason !== "";
  const hasLines = isNarrowed || (pages.total ?? 0) > 0;
  return (
    <Stack component="section" sx={{ gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="h3" component="h2">
          {t("credits.statement.title")}
        </Typography>
        {hasLines && <PeriodFields period={period} onChange={onPeriod} />}
      </Box>
      <Found pages={pages} isNarrowed={isNarrowed} emptyBody={emptyBody} />
    </Stack>
  );
}
