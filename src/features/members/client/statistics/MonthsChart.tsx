import { Box, Paper, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useId } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { MemberStatistics } from "../../shared/api/figures";

const HEIGHT = 140;

/** Who came in each of the last twelve months. */
export function MonthsChart({ months }: Pick<MemberStatistics, "months">) {
  const { t, language } = useTexts();
  const id = useId();
  const most = Math.max(1, ...months.map(({ members }) => members));
  const nameOf = (month: string, style: "long" | "narrow") =>
    new Intl.DateTimeFormat(language, { month: style, ...(style === "long" ? { year: "numeric" } : {}), timeZone: "UTC" }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2.5, display: "grid", gap: 2, alignContent: "start" }}
    >
      <Typography id={id} variant="h4" component="h2">
        {t("members.statistics.months")}
      </Typography>
      <Box component="ol" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", gap: { xs: 0.5, sm: 1 } }}>
        {months.map(({ month, members }) => (
          <Box component="li" key={month} sx={{ flex: 1, minWidth: 0, display: "grid", gap: 0.5, textAlign: "center" }}>
            <Box
              aria-hidden
              sx={{ height: HEIGHT + 20, display: "grid", alignContent: "end", borderBottom: 1, borderColor: "divider" }}
            >
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                {members > 0 && members}
              </Typography>
              <Box sx={{ height: (members / most) * HEIGHT, bgcolor: "primary.main", borderRadius: "3px 3px 0 0" }} />
            </Box>
            <Typography aria-hidden variant="caption" sx={{ color: "text.secondary" }}>
              {nameOf(month, "narrow")}
            </Typography>
            <span style={visuallyHidden}>
              {t("members.statistics.month", { month: nameOf(month, "long"), smart_count: members })}
            </span>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
