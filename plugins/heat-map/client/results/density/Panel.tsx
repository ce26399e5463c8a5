import { Alert, Box, Skeleton, Typography } from "@mui/material";
import { type ReactNode, useMemo } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { HeatMapImage, SignLabels } from "../../../shared/api/schemas";
import type { Sign } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";
import { useFormats } from "../useFormats";
import type { View } from "../view";
import { HeatCanvas } from "./HeatCanvas";
import type { Layers } from "./paintHeatMap";
import { usePicture } from "./usePicture";

interface PanelProps {
  readonly image: HeatMapImage;
  readonly group: NamedDensity;
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
  readonly layers: Layers;
  /** The densest of all panels. */
  readonly most: number;
  readonly view: Pick<View, "opacity" | "isDimmed">;
  /** Whether it stands beside another one, and is told apart by a title. */
  readonly isNamed: boolean;
  /** What lies over the image. */
  readonly children: ReactNode;
}

/** Sides of the box: the picture's own where they weren't noted. */
function ratioOf({ width, height }: HeatMapImage, picture: HTMLImageElement | undefined): number {
  if (width && height) return width / height;
  return picture?.naturalHeight ? picture.naturalWidth / picture.naturalHeight : 4 / 3;
}

/** A group's density over the image. */
export function Panel({ image, group, labels, signs, layers, most, view, isNamed, children }: PanelProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { image: picture, hasFailed } = usePicture(image.image);
  const { opacity, isDimmed } = view;
  const painting = useMemo(
    () => picture && { image: picture, layers, most, opacity: opacity / 100, isDimmed },
    [picture, layers, most, opacity, isDimmed],
  );
  const { base, total } = group.density;
  const figures = signs
    .map((sign) =>
      t("heatMap.results.canvasSign", {
        sign: labels[sign],
        share: formats.share(total[sign].share),
        points: total[sign].points,
      }),
    )
    .join("; ");
  const label = t("heatMap.results.canvas", { image: image.title, group: group.name, base: formats.count(base), figures });
  const ratio = ratioOf(image, picture);
  if (hasFailed) return <Alert severity="error">{t("heatMap.results.imageFailed")}</Alert>;
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      {isNamed && (
        <Typography component="figcaption" sx={{ mb: 0.75, overflowWrap: "anywhere" }}>
          <strong>{group.name}</strong>
          <Box component="span" sx={{ color: "text.secondary", ml: 1 }}>
            {t("heatMap.results.groupBase", { smart_count: base, base: formats.count(base) })}
          </Box>
        </Typography>
      )}
      <Box
        // Never higher than the screen: the figures below it stay in sight.
        style={{ aspectRatio: String(ratio), width: `min(100%, calc(68vh * ${ratio}))` }}
        sx={{ position: "relative", overflow: "hidden", borderRadius: 1, border: 1, borderColor: "divider" }}
      >
        {painting ? <HeatCanvas painting={painting} label={label} /> : <Skeleton variant="rectangular" height="100%" />}
        {children}
      </Box>
    </Box>
  );
}
