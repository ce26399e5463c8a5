import { Box, Chip, Paper, Typography } from "@mui/material";
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

/** What the company may order. */
function Products({ products }: Pick<Plan, "products">) {
  const { t } = useTexts();
  const names = products.map((name) => ({ name, title: t(`studyProducts.${name}.name`, { _: name }) }));
  return (
    <div>
      <Typography variant="body2" component="h3" sx={{ color: "text.secondary", mb: 0.75 }}>
        {t("credits.plan.products")}
      </Typography>
      {names.length === 0 ? (
        <Typography sx={{ fontWeight: 600 }}>{t("credits.plan.allProducts")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 1 }}>
          {names.map(({ name, title }) => (
            <Chip key={name} component="li" size="small" variant="outlined" label={title} />
          ))}
        </Box>
      )}
    </div>
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
      <Products products={plan.products} />
      <Limits limits={plan.limits} />
    </Paper>
  );
}
