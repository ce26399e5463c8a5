import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { Quality } from "../shared/api/quality";
import { useFormats } from "./useFormats";

/** How long it takes, how many count, how many are to be looked at. */
export function QualityHead({ quality }: { readonly quality: Quality }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { medianWallMs, medianActiveMs, completes, flagged, undecided, discarded } = quality;
  const length = (ms: number | null) => (ms === null ? "–" : formats.duration(ms));
  const figures = [
    ["medianLength", length(medianWallMs)],
    ...(medianActiveMs === null ? [] : [["medianActive", length(medianActiveMs)]]),
    ["completes", formats.count(completes)],
    ["flagged", formats.count(flagged)],
    ["undecided", formats.count(undecided)],
    ["discarded", formats.count(discarded)],
  ];
  return (
    <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: { xs: 2.5, sm: 5 }, rowGap: 1, m: 0 }}>
      {figures.map(([figure, value]) => (
        <Box key={figure} sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`quality.figures.${figure}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
