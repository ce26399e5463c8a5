import { Box, Typography, useTheme } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/charts";
import type { NeuroAdResult } from "../../shared/api/results";
import { useIndicatorFormats } from "./useIndicatorFormats";

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 74;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 28;

/** The slider's mean over the exposure, with its interval. */
export function LikingCurve({ curve, seconds }: Pick<NeuroAdResult, "curve" | "seconds">) {
  const { t } = useTexts();
  const formats = useIndicatorFormats();
  const { palette } = useTheme();
  const means = curve.map(({ mean }) => mean);
  if (means.length === 0) return null;
  const x = (place: number) => LEFT + (place / Math.max(1, curve.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / 100) * (HEIGHT - TOP - BOTTOM);
  const lineOf = (values: readonly number[]) => values.map((value, place) => `${x(place)},${y(value)}`);
  const band = [...lineOf(curve.map(({ high }) => high)), ...lineOf(curve.map(({ low }) => low)).reverse()].join(" ");
  const label = t("neuro.results.curve.label", {
    from: formats.count(means[0] ?? 50),
    to: formats.count(means.at(-1) ?? 50),
    most: formats.count(Math.max(...means)),
    least: formats.count(Math.min(...means)),
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const words = { fontSize: 12, fill: palette.text.secondary };
  return (
    <Box>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ display: "block", maxWidth: 720 }}
      >
        {[0, 50, 100].map((value) => (
          <line
            key={value}
            {...{ x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value), stroke: palette.divider }}
            strokeDasharray={value === 50 ? "4 3" : undefined}
          />
        ))}
        <text x={LEFT - 8} y={y(100) + 8} textAnchor="end" {...words}>
          {t("neuro.results.curve.like")}
        </text>
        <text x={LEFT - 8} y={y(50) + 4} textAnchor="end" {...words}>
          50
        </text>
        <text x={LEFT - 8} y={y(0)} textAnchor="end" {...words}>
          {t("neuro.results.curve.dislike")}
        </text>
        <polygon points={band} fill={palette.primary.main} opacity={0.18} />
        <polyline
          points={lineOf(means).join(" ")}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {ticks.map((share) => (
          <text
            key={share}
            x={x(share * (curve.length - 1))}
            y={HEIGHT - 8}
            textAnchor={share === 1 ? "end" : "middle"}
            {...words}
          >
            {`${formats.count(share * seconds)} s`}
          </text>
        ))}
      </svg>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        {t("neuro.results.curve.help")}
      </Typography>
    </Box>
  );
}
