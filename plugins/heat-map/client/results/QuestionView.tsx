import { Alert, Box, Skeleton, Stack } from "@mui/material";
import { useMemo } from "react";
import { type QuestionResultProps, useTexts } from "../../../../src/client/kit/console";
import type { Density } from "../../shared/api/results";
import type { SignLabels } from "../../shared/api/schemas";
import { SIGNS } from "../../shared/point";
import { densest, densityField } from "./density/densityField";
import { HeatCanvas } from "./density/HeatCanvas";
import { Legend } from "./density/Legend";
import { usePicture } from "./density/usePicture";
import { useFormats } from "./useFormats";

/** What the question type's `tabulate` hands over. */
interface Drawing extends Pick<Density, "fine" | "bins"> {
  readonly image: string;
  readonly labels: SignLabels;
}

/** Where respondents of a survey marked a question's image. */
export function QuestionView({ drawing: given, base }: QuestionResultProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const drawing = given as unknown as Drawing;
  const { image: picture, hasFailed } = usePicture(drawing.image);
  const painting = useMemo(() => {
    const [positive, negative] = [densityField({ ...drawing, base }, "POSITIVE"), densityField({ ...drawing, base }, "NEGATIVE")];
    const layers = { POSITIVE: positive, NEGATIVE: negative };
    return picture && { image: picture, layers, most: densest([positive, negative]), opacity: 0.85, isDimmed: true };
  }, [picture, drawing, base]);
  const label = t("heatMap.results.questionCanvas", { smart_count: base, base: formats.count(base) });
  if (hasFailed) return <Alert severity="error">{t("heatMap.results.imageFailed")}</Alert>;
  const ratio = picture?.naturalHeight ? picture.naturalWidth / picture.naturalHeight : 4 / 3;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        style={{ aspectRatio: String(ratio), width: `min(100%, calc(60vh * ${ratio}))` }}
        sx={{ position: "relative", overflow: "hidden", borderRadius: 1, border: 1, borderColor: "divider" }}
      >
        {painting ? <HeatCanvas painting={painting} label={label} /> : <Skeleton variant="rectangular" height="100%" />}
      </Box>
      <Legend signs={SIGNS} labels={drawing.labels} />
    </Stack>
  );
}
