import { Alert, Box, Stack, Typography, useTheme } from "@mui/material";
import { type QuestionResultProps, useTexts } from "../../../../../src/client/kit/console";
import type { SusDrawing } from "../../../questions/sus/results";
import { useFormats } from "../useFormats";

/** The mean of about 500 studies (J. Sauro, A Practical Guide to the System Usability Scale, 2011). */
const BENCHMARK = 68;
const BARS = 56;
const SCALE = 100;
const HEIGHT = BARS + 42;

/** How the scores lie on the scale, with their mean, its interval and the benchmark. */
function ScoreScale({ drawing, label }: { readonly drawing: SusDrawing; readonly label: string }) {
  const { palette } = useTheme();
  const { tenths, mean, interval } = drawing;
  const most = Math.max(1, ...tenths);
  const x = (score: number) => `${Math.min(SCALE, Math.max(0, score))}%`;
  const line = BARS + 10;
  return (
    <Box sx={{ maxWidth: 640, px: 2 }}>
      <svg role="img" aria-label={label} width="100%" height={HEIGHT} style={{ display: "block", overflow: "visible" }}>
        {tenths.map((count, tenth) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a tenth of the scale is its place
            key={tenth}
            x={`${tenth * 10 + 0.5}%`}
            width="9%"
            y={BARS - (count / most) * BARS}
            height={(count / most) * BARS}
            rx={2}
            fill={palette.primary.main}
            opacity={0.35}
          />
        ))}
        <line x1="0%" x2="100%" y1={line} y2={line} stroke={palette.text.secondary} />
        {[0, 25, 50, 75, 100].map((score) => (
          <text key={score} x={x(score)} y={HEIGHT - 8} textAnchor="middle" fontSize={12} fill={palette.text.secondary}>
            {score}
          </text>
        ))}
        <line
          x1={x(BENCHMARK)}
          x2={x(BENCHMARK)}
          y1={0}
          y2={line + 6}
          stroke={palette.text.primary}
          strokeWidth={2}
          strokeDasharray="4 3"
        />
        {interval && (
          <line
            x1={x(interval.low)}
            x2={x(interval.high)}
            y1={line}
            y2={line}
            stroke={palette.primary.main}
            strokeWidth={6}
            strokeLinecap="round"
          />
        )}
        {mean !== undefined && (
          <circle cx={x(mean)} cy={line} r={7} fill={palette.primary.main} stroke={palette.background.paper} strokeWidth={2} />
        )}
      </svg>
    </Box>
  );
}

/** Which side of the benchmark the interval is on, if it is on one. */
function verdictOf({ interval }: SusDrawing): "above" | "below" | "near" | undefined {
  if (!interval) return undefined;
  if (interval.low > BENCHMARK) return "above";
  return interval.high < BENCHMARK ? "below" : "near";
}

/** The mean score, its interval, and what products score on average. */
export function SusView({ drawing: given, base }: QuestionResultProps) {
  const { t } = useTexts();
  const figures = useFormats();
  const drawing = given as unknown as SusDrawing;
  const { count, mean, interval } = drawing;
  if (mean === undefined) return <Alert severity="info">{t("sus.results.noScores")}</Alert>;
  const verdict = verdictOf(drawing);
  const intervalText =
    interval &&
    t("sus.results.interval", {
      low: figures.decimal(Math.max(0, interval.low)),
      high: figures.decimal(Math.min(SCALE, interval.high)),
    });
  const score = figures.decimal(mean);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 0.5, alignItems: "baseline" }}>
        <Typography component="p" sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1.2 }}>
          {score}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[t("sus.results.mean", { smart_count: count, people: figures.count(count) }), intervalText]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Stack>
      <ScoreScale drawing={drawing} label={t("sus.results.chart", { score, benchmark: BENCHMARK })} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("sus.results.benchmark", { benchmark: BENCHMARK })} {verdict && t(`sus.results.verdict.${verdict}`)}
      </Typography>
      {count < base && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("sus.results.incomplete", { smart_count: base - count, people: figures.count(base - count) })}
        </Typography>
      )}
    </Stack>
  );
}
