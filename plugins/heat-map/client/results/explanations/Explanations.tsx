import { Box, Button, Chip, Paper, Stack, Typography } from "@mui/material";
import { ErrorState, LoadingState, useTexts } from "../../../../../src/client/kit/console";
import type { Grid, ListedPoint } from "../../../shared/density";
import type { SignLabels } from "../../../shared/heatMap";
import { cellNameAt } from "../grid/area";
import { type PointsQuery, usePoints } from "../usePoints";
import type { ChangeView, View } from "../view";
import { Explanation } from "./Explanation";

interface ExplanationsProps {
  readonly query: PointsQuery;
  readonly labels: SignLabels;
  readonly view: View;
  readonly grid: Grid;
  readonly onView: ChangeView;
  /** Told which point is pointed at. */
  readonly onPoint: (point: ListedPoint | undefined) => void;
}

/** What the list is narrowed to, each of which can be taken away. */
function Filters({ labels, view, onView }: Pick<ExplanationsProps, "labels" | "view" | "onView">) {
  const { t } = useTexts();
  const { area, sign, people } = view;
  if (!area && sign === "BOTH" && people.tag === undefined) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.75, mb: 1 }}>
      {area && (
        <Chip
          size="small"
          color="primary"
          variant="outlined"
          label={area.name ? t("heatMap.results.filter.cell", { cell: area.name }) : t("heatMap.results.filter.area")}
          onDelete={() => onView({ area: undefined })}
        />
      )}
      {sign !== "BOTH" && <Chip size="small" variant="outlined" label={labels[sign]} onDelete={() => onView({ sign: "BOTH" })} />}
      {people.tag !== undefined && (
        <Chip
          size="small"
          variant="outlined"
          label={t("heatMap.results.filter.tag", { tag: people.tag })}
          onDelete={() => onView({ people: { isCompared: false } })}
        />
      )}
    </Stack>
  );
}

/** What people wrote to their points, the newest first. */
export function Explanations({ query, labels, view, grid, onView, onPoint }: ExplanationsProps) {
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
        <Filters labels={labels} view={view} onView={onView} />
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
            <Explanation key={point.id} point={point} labels={labels} cell={cellNameAt(point, grid)} onPoint={onPoint} />
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
