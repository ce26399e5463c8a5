import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";

const WIDTH = 640;
const HEIGHT = 160;

/** The slider's mean over the exposure, left to right; the middle line is where it starts. */
export function LikingCurve({ curve }: { readonly curve: readonly number[] }) {
  const { t } = useTexts();
  const [first = 50] = curve;
  const last = curve.at(-1) ?? 50;
  const points = curve.map((value, index) => {
    const x = (index / Math.max(curve.length - 1, 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (value / 100) * HEIGHT).toFixed(1)}`;
  });
  const label = t("neuro.monitor.curveSaid", { from: Math.round(first), to: Math.round(last) });
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: WIDTH }}>
      <Typography component="figcaption" variant="subtitle2" sx={{ pb: 0.5 }}>
        {t("neuro.monitor.curve")}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        sx={{ display: "block", width: "100%", border: 1, borderColor: "divider", borderRadius: 1, color: "primary.main" }}
      >
        <Box
          component="line"
          x1="0"
          x2={WIDTH}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
          sx={{ stroke: "currentColor", color: "divider" }}
          strokeDasharray="4 4"
        />
        <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", typography: "body2", color: "text.secondary" }}>
        <span>{t("neuro.monitor.curveStart")}</span>
        <span>{t("neuro.monitor.curveEnd")}</span>
      </Box>
    </Box>
  );
}
