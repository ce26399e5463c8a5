import { Box, Button, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useDeferredValue, useState } from "react";
import { EmptyState, ErrorState, LoadingState, useTexts } from "../../../../../client/kit/console";
import { MovementFilters, NO_FILTER } from "./MovementFilters";
import { MovementRow } from "./MovementRow";
import { type MovementQuery, useMovements } from "./useMovements";

const WIDE = { display: { xs: "none", md: "table-cell" } };

function Found({ query }: { readonly query: MovementQuery }) {
  const { t } = useTexts();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMovements(query);
  const isNarrowed = Object.values(query).some((value) => value !== "");
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  if (total === 0) {
    const key = isNarrowed ? "ledger.labs.none" : "ledger.labs.empty";
    return <EmptyState icon={isNarrowed ? "SearchOff" : "Star"} title={t(`${key}.title`)} body={t(`${key}.body`)} />;
  }
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: "hidden" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={WIDE}>{t("ledger.date")}</TableCell>
              <TableCell>{t("ledger.labs.member")}</TableCell>
              <TableCell sx={WIDE}>{t("ledger.reason")}</TableCell>
              <TableCell align="right">{t("ledger.amount")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </TableBody>
        </Table>
      </Paper>
      <Box sx={{ display: "flex", gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        {hasNextPage && (
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("ledger.more")}
          </Button>
        )}
        <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
          {t("ledger.count", { shown: items.length, smart_count: total })}
        </Typography>
      </Box>
    </>
  );
}

/** Every movement of LABs in the community. */
export function MovementsTab() {
  const [query, setQuery] = useState(NO_FILTER);
  const asked = useDeferredValue(query);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1080 }}>
      <MovementFilters query={query} onChange={setQuery} />
      <Found query={asked} />
    </Box>
  );
}
