import { Box, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { SectionCard, useTexts } from "../../../../../client/kit/console";
import type { Overview } from "../../../../../contracts/api/ledger";

const HEIGHT = 140;
const SERIES = [
  { name: "earned", color: "primary.main" },
  { name: "spent", color: "text.secondary" },
] as const;

function Legend() {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "flex", gap: 2 }}>
      {SERIES.map(({ name, color }) => (
        <Typography key={name} variant="body2" sx={{ display: "flex", alignItems: "center", gap: 0.75, color: "text.secondary" }}>
          <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: "3px", bgcolor: color }} />
          {t(`ledger.labs.month.${name}`)}
        </Typography>
      ))}
    </Box>
  );
}

/** What was earned and spent in each of the last twelve months. */
export function MonthsCard({ months }: Pick<Overview, "months">) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  const most = Math.max(1, ...months.flatMap(({ earned, spent }) => [earned, spent]));
  const nameOf = (month: string, style: "long" | "narrow") =>
    new Intl.DateTimeFormat(language, { month: style, ...(style === "long" ? { year: "numeric" } : {}), timeZone: "UTC" }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  return (
    <SectionCard title={t("ledger.labs.month.title")} action={<Legend />}>
      <Box
        component="ol"
        role="list"
        sx={{ m: 0, p: 0, listStyle: "none", display: "flex", gap: { xs: 0.5, sm: 1 }, alignItems: "end" }}
      >
        {months.map(({ month, earned, spent }) => {
          const label = t("ledger.labs.month.label", {
            month: nameOf(month, "long"),
            earned: figures.format(earned),
            spent: figures.format(spent),
          });
          return (
            <Box component="li" key={month} title={label} sx={{ flex: 1, minWidth: 0, display: "grid", gap: 0.5 }}>
              <Box
                aria-hidden
                sx={{ height: HEIGHT, display: "flex", gap: "2px", alignItems: "end", borderBottom: 1, borderColor: "divider" }}
              >
                {SERIES.map(({ name, color }) => {
                  const value = name === "earned" ? earned : spent;
                  const height = value > 0 ? Math.max(2, Math.round((value / most) * HEIGHT)) : 0;
                  return <Box key={name} sx={{ flex: 1, height, bgcolor: color, borderRadius: "3px 3px 0 0" }} />;
                })}
              </Box>
              <Typography aria-hidden variant="caption" sx={{ textAlign: "center", color: "text.secondary" }}>
                {nameOf(month, "narrow")}
              </Typography>
              <span style={visuallyHidden}>{label}</span>
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}
