import { Box } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { ListedPoint } from "../../shared/api/results";
import type { NamedDensity } from "./compare/useGroups";
import { Explanations } from "./explanations/Explanations";
import { Panels, type PanelsProps } from "./Panels";

/** Whose explanations can be read: of groups that a tag names, and of everyone. */
function useReadableGroups(groups: readonly NamedDensity[]) {
  const { t } = useTexts();
  const tagged = groups.flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  return [...tagged.map((tag) => ({ tag, name: tag })), { tag: undefined, name: t("heatMap.results.people.everyone") }];
}

/** The image with its density, and the explanations: beside it on a wide screen, below two that are compared. */
export function MapAndTexts({ activityId, ...props }: PanelsProps & { readonly activityId: string }) {
  const { heatMap, image, view, onView, groups } = props;
  const [point, setPoint] = useState<ListedPoint>();
  const [whose, setWhose] = useState(0);
  const readable = useReadableGroups(groups);
  const isCompared = groups.length > 1;
  const chosen = readable[isCompared ? whose : 0] ?? readable[0];
  const grid = groups[0]?.density.grid;
  const { area, sign } = view;
  const beside = isCompared ? "minmax(0, 1fr)" : "minmax(0, 1.7fr) minmax(300px, 1fr)";
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: beside } }}>
      <Panels {...props} point={point} />
      {grid && (
        // Beside the image it is as high as that, and scrolls.
        <Box sx={{ minWidth: 0, position: "relative", height: { xs: 480, lg: isCompared ? 420 : "auto" }, minHeight: 360 }}>
          <Box sx={{ position: { lg: isCompared ? "static" : "absolute" }, inset: 0, height: "100%" }}>
            <Explanations
              query={{
                activityId,
                imageId: image.id,
                sign: sign === "BOTH" ? undefined : sign,
                tag: chosen?.tag,
                area: area && { left: area.left, top: area.top, right: area.right, bottom: area.bottom },
              }}
              labels={heatMap.labels}
              view={view}
              grid={grid}
              groups={isCompared ? readable.map(({ name }) => name) : []}
              whose={whose}
              onWhose={setWhose}
              onView={onView}
              onPoint={setPoint}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
