import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import type { Statistics } from "../../../../survey/questionType";
import { useFormats } from "../useFormats";

const ORDER = [
  "nps",
  "promoters",
  "passives",
  "detractors",
  "mean",
  "median",
  "standardDeviation",
  "minimum",
  "maximum",
  "sum",
] as const;

/** The score is read and compared as a whole number, as it is published; its shares are as exact as others. */
const DECIMALS: Readonly<Partial<Record<(typeof ORDER)[number], number>>> = { nps: 0, promoters: 1, passives: 1, detractors: 1 };
const MOST_DECIMALS = 2;

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

export function StatisticsLine({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <Box
      component="dl"
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, m: 0, pt: 1.5, borderTop: 1, borderColor: "divider" }}
    >
      {ORDER.map((name) => {
        const value = statistics[name];
        return value === undefined ? null : (
          <Box key={name} sx={{ display: "flex", gap: 0.75, alignItems: "baseline" }}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
              {t(`results.statistics.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {formats.statistic(rounded(value, DECIMALS[name] ?? MOST_DECIMALS))}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
