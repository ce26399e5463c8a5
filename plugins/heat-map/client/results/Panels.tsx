import { Box, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { ListedPoint } from "../../shared/api/results";
import type { Sign } from "../../shared/point";
import { Differences } from "./compare/Differences";
import { cellDifference, type Difference } from "./compare/differenceOf";
import type { NamedDensity } from "./compare/useGroups";
import { Legend } from "./density/Legend";
import { Panel } from "./density/Panel";
import { AreaFrame } from "./grid/AreaFrame";
import { CellFigures } from "./grid/CellFigures";
import { DrawOverlay } from "./grid/DrawOverlay";
import { GridOverlay } from "./grid/GridOverlay";
import { PointMarker } from "./grid/PointMarker";
import type { ImageResultsProps } from "./imageResultsProps";
import { useLayers } from "./useLayers";

export interface PanelsProps extends Pick<ImageResultsProps, "heatMap" | "image" | "view" | "onView"> {
  readonly groups: readonly NamedDensity[];
  readonly signs: readonly Sign[];
  readonly onChooseCell: (at: number) => void;
}

/** The image with its density, one beside the other for each group. @param props.point the one that is pointed at elsewhere */
export function Panels({ point, ...props }: PanelsProps & { readonly point: ListedPoint | undefined }) {
  const { heatMap, image, view, onView, groups, signs, onChooseCell } = props;
  const { t } = useTexts();
  const { labels } = heatMap;
  const { layers, most } = useLayers(groups, signs);
  const [active, setActive] = useState<number>();
  const densities = groups.map(({ density }) => density);
  const isCompared = groups.length > 1;
  const differencesOf = (group: number) => (at: number, sign: Sign) => {
    const difference = cellDifference(densities, at, sign);
    return (group === 0 ? difference : -difference || 0) as Difference;
  };
  const overlay = (group: NamedDensity, index: number) =>
    view.isGridShown ? (
      <GridOverlay
        {...{ labels, signs, active }}
        density={group.density}
        groupName={group.name}
        differences={differencesOf(index)}
        area={view.area}
        onActive={setActive}
        onChoose={onChooseCell}
      />
    ) : (
      <DrawOverlay onDrawn={(area) => onView({ area })} />
    );
  const sides = isCompared ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)";
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: sides } }}>
        {groups.map((group, index) => (
          <Panel
            key={group.name}
            {...{ image, group, labels, signs, most, view }}
            layers={layers[index] ?? {}}
            isNamed={isCompared}
          >
            {overlay(group, index)}
            {view.area && !(view.isGridShown && view.area.name) && <AreaFrame area={view.area} />}
            {point && <PointMarker point={point} />}
          </Panel>
        ))}
      </Box>
      <Legend signs={signs} labels={labels} />
      {isCompared && <Differences groups={groups} labels={labels} signs={signs} />}
      {view.isGridShown ? (
        <CellFigures groups={groups} labels={labels} signs={signs} at={active} />
      ) : (
        <Typography variant="body2" sx={{ color: "text.secondary", display: { xs: "none", sm: "block" } }}>
          {t("heatMap.results.drawHelp")}
        </Typography>
      )}
    </Stack>
  );
}
