import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { RobotReport } from "../../../../survey/robots/robotReport";

const SECONDS = 60;

/** Seconds as people say lengths: minutes, or seconds where there are few. */
function lengthText(seconds: number, language: string): string {
  const isShort = seconds < SECONDS;
  const options = { style: "unit", unit: isShort ? "second" : "minute", unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 }).format(isShort ? seconds : seconds / SECONDS);
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography variant="h4" component="dd" sx={{ m: 0 }}>
        {value}
      </Typography>
      {note && (
        <Typography variant="body2" component="dd" sx={{ m: 0, color: "text.secondary" }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** What robots came by, and how long people will take. */
export function RobotFigures({ report }: { readonly report: RobotReport }) {
  const { t, language } = useTexts();
  const { reached, questions, endings, length, robots } = report;
  const number = new Intl.NumberFormat(language);
  const ways = endings.reduce((sum, ending) => sum + ending.ways, 0);
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(3, 1fr)" } }}>
      <Figure
        label={t("surveys.robots.figures.reached")}
        value={t("surveys.robots.figures.of", { reached: number.format(reached), questions: number.format(questions) })}
      />
      <Figure
        label={t("surveys.robots.figures.ways")}
        value={number.format(ways)}
        note={t("surveys.robots.figures.robots", { smart_count: robots, count: number.format(robots) })}
      />
      {length && (
        <Figure
          label={t("surveys.robots.figures.length")}
          value={lengthText(length.median, language)}
          note={t("surveys.robots.figures.range", {
            from: lengthText(length.p10, language),
            to: lengthText(length.p90, language),
          })}
        />
      )}
    </Box>
  );
}
