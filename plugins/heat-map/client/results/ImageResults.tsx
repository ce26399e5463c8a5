import { Box, Paper, Stack } from "@mui/material";
import { useMemo } from "react";
import { ErrorState, LoadingState } from "../../../../src/client/kit/console";
import type { HeatMapImage, TeamHeatMap } from "../../shared/heatMap";
import { useGroups } from "./compare/useGroups";
import { ExportMenu } from "./export/ExportMenu";
import { Figures } from "./head/Figures";
import { Toolbar } from "./head/Toolbar";
import { MapAndTexts } from "./MapAndTexts";
import { PeopleBar } from "./people/PeopleBar";
import { CellsTable } from "./table/CellsTable";
import { useChooseCell } from "./useChooseCell";
import { type ChangeView, signsOf, type View } from "./view";

export interface ImageResultsProps {
  readonly activityId: string;
  /** Of the activity. */
  readonly title: string;
  readonly heatMap: TeamHeatMap;
  readonly image: HeatMapImage;
  readonly view: View;
  readonly onView: ChangeView;
}

/** What was marked on one image. */
export function ImageResults(props: ImageResultsProps) {
  const { activityId, heatMap, image, view, onView } = props;
  const { labels } = heatMap;
  const { groups, error, refetch } = useGroups({
    activityId,
    imageId: image.id,
    columns: view.columns,
    people: view.people,
  });
  const { sign } = view;
  const signs = useMemo(() => signsOf({ sign }), [sign]);
  const chooseCell = useChooseCell(groups?.[0]?.density.grid, view, onView);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, alignItems: "flex-start", justifyContent: "space-between" }}>
        <PeopleBar people={view.people} onChange={(people) => onView({ people })} />
        {groups && <ExportMenu {...props} groups={groups} signs={signs} />}
      </Stack>
      {error && !groups && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !groups && <LoadingState />}
      {groups && (
        <>
          <Figures groups={groups} labels={labels} />
          <Paper variant="outlined" sx={{ px: 2, py: 1.5 }}>
            <Toolbar view={view} labels={labels} onView={onView} />
          </Paper>
          <MapAndTexts {...props} groups={groups} signs={signs} onChooseCell={chooseCell} />
          <Box>
            <CellsTable groups={groups} labels={labels} signs={signs} area={view.area} onChoose={chooseCell} />
          </Box>
        </>
      )}
    </>
  );
}
