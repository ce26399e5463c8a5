import { Box, Paper, Typography } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../../client/kit/console";

export interface Bar {
  readonly name: string;
  readonly members: number;
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** All members, whom the shares are of. */
  readonly total: number;
}

/** How many members there are of each kind, as bars that are also read as a list. */
export function Bars({ title, bars, total }: BarsProps) {
  const { language } = useTexts();
  const id = useId();
  const figures = new Intl.NumberFormat(language);
  const shares = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const most = Math.max(1, ...bars.map(({ members }) => members));
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2.5, display: "grid", gap: 2, alignContent: "start" }}
    >
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.25 }}>
        {bars.map(({ name, members }) => (
          <Box component="li" key={name} sx={{ display: "grid", gap: 0.5 }}>
            <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
              <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                {name}
              </Typography>
              <Typography
                variant="body2"
                sx={{ color: "text.secondary", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
              >
                {figures.format(members)} · {shares.format(total > 0 ? members / total : 0)}
              </Typography>
            </Box>
            <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: "action.hover" }}>
              <Box sx={{ width: `${(members / most) * 100}%`, height: 1, borderRadius: 1, bgcolor: "primary.main" }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
