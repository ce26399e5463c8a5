import { Alert, Paper, Stack } from "@mui/material";
import { useMemo } from "react";
import { ErrorState, LoadingState, useTexts } from "../../../../src/client/kit/console";
import { useGroups } from "./compare/useGroups";
import { ExportMenu } from "./export/ExportMenu";
import { Figures } from "./head/Figures";
import { Toolbar } from "./head/Toolbar";
import type { ImageResultsProps } from "./imageResultsProps";
import { MapAndTexts } from "./MapAndTexts";
import { PeopleBar } from "./people/PeopleBar";
import { CellsTable } from "./table/CellsTable";
import { useChooseCell } from "./useChooseCell";
import { signsOf } from "./view";

/** What was marked on one image. */
export function ImageResults(props: ImageResultsProps) {
  const { activityId, heatMap, image, picker, view, onView } = props;
  const { labels } = heatMap;
  const { t } = useTexts();
  const { columns, people, sign } = view;
  const { groups, isStale, error, refetch } = useGroups({ activityId, imageId: image.id, columns, people });
  const signs = useMemo(() => signsOf({ sign }), [sign]);
  const chooseCell = useChooseCell(groups?.[0]?.density.grid, view, onView);
  const absent = groups?.find(({ density, tag }) => density.base === 0 && tag !== undefined);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        {picker}
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, ml: "auto", width: { xs: "100%", sm: "auto" } }}>
          <PeopleBar people={people} onChange={(next) => onView({ people: next })} />
          {groups && <ExportMenu {...props} groups={groups} signs={signs} />}
        </Stack>
      </Stack>
      {error && !groups && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !groups && <LoadingState />}
      {absent && <Alert severity="info">{t("heatMap.results.people.nobody", { tag: absent.name })}</Alert>}
      {groups && (
        <Stack aria-busy={isStale} sx={{ gap: 2, opacity: isStale ? 0.6 : 1, transition: "opacity 150ms" }}>
          <Figures groups={groups} labels={labels} />
          <Paper variant="outlined" sx={{ px: 2, py: 1.25 }}>
            <Toolbar view={view} labels={labels} onView={onView} />
          </Paper>
          <MapAndTexts {...props} groups={groups} signs={signs} onChooseCell={chooseCell} />
          <CellsTable groups={groups} labels={labels} signs={signs} area={view.area} onChoose={chooseCell} />
        </Stack>
      )}
    </Stack>
  );
}
