import { Box, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { ListedPoint } from "../../shared/density";
import type { Sign } from "../../shared/point";
import { cellDifference, type Difference } from "./compare/differenceOf";
import type { NamedDensity } from "./compare/useGroups";
import { Legend } from "./density/Legend";
import { Panel } from "./density/Panel";
import { Explanations } from "./explanations/Explanations";
import { AreaFrame } from "./grid/AreaFrame";
import { CellFigures } from "./grid/CellFigures";
import { DrawOverlay } from "./grid/DrawOverlay";
import { GridOverlay } from "./grid/GridOverlay";
import { PointMarker } from "./grid/PointMarker";
import type { ImageResultsProps } from "./ImageResults";
import { useLayers } from "./useLayers";

interface MapAndTextsProps extends ImageResultsProps {
  readonly groups: readonly NamedDensity[];
  readonly signs: readonly Sign[];
  readonly onChooseCell: (at: number) => void;
}

/** The image with its density, one beside the other for each group, and the explanations beside or below. */
export function MapAndTexts({ activityId, heatMap, image, view, onView, groups, signs, onChooseCell }: MapAndTextsProps) {
  const { t } = useTexts();
  const { labels } = heatMap;
  const { layers, most } = useLayers(groups, signs);
  const [active, setActive] = useState<number>();
  const [point, setPoint] = useState<ListedPoint>();
  const grid = groups[0]?.density.grid;
  const densities = groups.map(({ density }) => density);
  const isCompared = groups.length > 1;
  const differencesOf = (group: number) => (at: number, sign: Sign) => {
    const difference = cellDifference(densities, at, sign);
    return (group === 0 ? difference : -difference || 0) as Difference;
  };
  const panels = groups.map((group, index) => (
    <Panel
      key={group.name}
      image={image}
      group={group}
      labels={labels}
      signs={signs}
      layers={layers[index] ?? {}}
      most={most}
      view={view}
      isNamed={isCompared}
    >
      {view.isGridShown ? (
        <GridOverlay
          density={group.density}
          groupName={group.name}
          labels={labels}
          signs={signs}
          differences={differencesOf(index)}
          area={view.area}
          active={active}
          onActive={setActive}
          onChoose={onChooseCell}
        />
      ) : (
        <DrawOverlay onDrawn={(area) => onView({ area })} />
      )}
      {view.area && !(view.isGridShown && view.area.name) && <AreaFrame area={view.area} />}
      {point && <PointMarker point={point} />}
    </Panel>
  ));
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: isCompared ? "minmax(0, 1fr)" : "minmax(0, 1.7fr) minmax(300px, 1fr)" },
      }}
    >
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: isCompared ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" },
          }}
        >
          {panels}
        </Box>
        <Legend signs={signs} labels={labels} />
        {view.isGridShown ? (
          <CellFigures groups={groups} labels={labels} signs={signs} at={active} />
        ) : (
          <Typography variant="body2" sx={{ color: "text.secondary", "@media (pointer: coarse)": { display: "none" } }}>
            {t("heatMap.results.drawHelp")}
          </Typography>
        )}
      </Stack>
      {grid && (
        // Beside the image it is as high as that, and scrolls.
        <Box sx={{ minWidth: 0, position: "relative", height: { xs: 480, lg: isCompared ? 480 : "auto" }, minHeight: 360 }}>
          <Box sx={{ position: { lg: isCompared ? "static" : "absolute" }, inset: 0, height: "100%" }}>
            <Explanations
              query={{
                activityId,
                imageId: image.id,
                sign: view.sign === "BOTH" ? undefined : view.sign,
                tag: view.people.tag,
                area: view.area && { left: view.area.left, top: view.area.top, right: view.area.right, bottom: view.area.bottom },
              }}
              labels={labels}
              view={view}
              grid={grid}
              onView={onView}
              onPoint={setPoint}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
