import { Box, Paper, Typography } from "@mui/material";
import { formatDay, useTexts } from "../../../client/kit/console";
import type { Plan } from "../shared/api";
import { LIMITS } from "../shared/credits";

const IN_MINUTES: readonly string[] = ["videoMinutes", "maxSurveyMinutes", "maxTestMinutes"];

function Limits({ limits }: Pick<Plan, "limits">) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  const textOf = (name: (typeof LIMITS)[number]) => {
    const limit = limits[name];
    if (limit === null) return t("credits.plan.unlimited");
    const value = figures.format(limit);
    return IN_MINUTES.includes(name) ? t("credits.plan.minutes", { value }) : value;
  };
  return (
    <Box
      component="dl"
      aria-label={t("credits.plan.limits")}
      sx={{
        ...{ m: 0, display: "grid", columnGap: 3, rowGap: 1.5 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {LIMITS.map((name) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {t(`entities.licence.fields.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {textOf(name)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The plan that runs, and what it allows. @param plan null where none runs */
export function PlanCard({ plan }: { readonly plan: Plan | null }) {
  const { t, language } = useTexts();
  if (!plan)
    return (
      <Paper component="section" variant="outlined" sx={{ p: 2.5 }}>
        <Typography variant="h4" component="h2">
          {t("credits.plan.none.title")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 0.5 }}>{t("credits.plan.none.body")}</Typography>
      </Paper>
    );
  const end = plan.endsOn ? t("credits.plan.ends", { date: formatDay(plan.endsOn, language) }) : t("credits.plan.endless");
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2.5, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <div>
        <Typography variant="h4" component="h2">
          {t("credits.plan.named", { plan: t(`entities.licence.enums.plan.${plan.plan}`) })}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          {[t(`entities.licence.enums.billing.${plan.billing}`), end].join(" · ")}
        </Typography>
      </div>
      <Limits limits={plan.limits} />
    </Paper>
  );
}
