import { Box, Button, Paper, Typography } from "@mui/material";
import { ErrorState, LoadingState, useTexts } from "../../../../../src/client/kit/console";
import type { Grid, ListedPoint } from "../../../shared/api/results";
import { cellNameAt } from "../grid/area";
import { type PointsQuery, usePoints } from "../usePoints";
import { Explanation } from "./Explanation";
import { Filters, type FiltersProps } from "./Filters";

interface ExplanationsProps extends FiltersProps {
  readonly query: PointsQuery;
  readonly grid: Grid;
  /** Told which point is pointed at. */
  readonly onPoint: (point: ListedPoint | undefined) => void;
}

/** What people wrote to their points, the newest first. */
export function Explanations({ query, grid, onPoint, ...filters }: ExplanationsProps) {
  const { t } = useTexts();
  const { points, data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePoints(query);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t("heatMap.results.explanations.title")}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, minWidth: 0, height: "100%" }}
    >
      <Box sx={{ px: 2, pt: 1.5 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {t("heatMap.results.explanations.title")}
        </Typography>
        <Filters {...filters} />
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t("heatMap.results.explanations.title")}
        sx={{ overflowY: "auto", flex: 1, minHeight: 0, px: 2, pb: 2 }}
      >
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LoadingState />}
        {data && points.length === 0 && (
          <Typography sx={{ color: "text.secondary", py: 2 }}>{t("heatMap.results.explanations.none")}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {points.map((point) => (
            <Explanation key={point.id} point={point} labels={filters.labels} cell={cellNameAt(point, grid)} onPoint={onPoint} />
          ))}
        </Box>
        {hasNextPage && (
          <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
            {t("heatMap.results.explanations.more")}
          </Button>
        )}
      </Box>
    </Paper>
  );
}
