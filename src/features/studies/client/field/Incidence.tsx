import { Box, Typography } from "@mui/material";
import { Icon, SectionCard, useTexts } from "../../../../client/kit/console";
import type { StudyField } from "../../shared/api/orders";

/** Share of the quoted incidence below which a field takes noticeably longer. */
const WELL_BELOW = 0.8;

interface FactProps {
  readonly label: string;
  readonly value: string;
}

function Fact({ label, value }: FactProps) {
  return (
    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, alignItems: "baseline" }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums", textAlign: "right" }}>
        {value}
      </Typography>
    </Box>
  );
}

/** How many people fit, beside what the price was made for, and what an interview earns its panelist. */
export function Incidence({ field: { state, incidence, quotedIncidence, coins } }: { readonly field: StudyField }) {
  const { t, language } = useTexts();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const percentOf = (hundredths: number) => percent.format(hundredths / 100);
  // A field that has paused for it says so itself.
  const isSlow = state === "open" && incidence !== null && incidence < quotedIncidence * WELL_BELOW;
  return (
    <SectionCard title={t("studies.field.incidence.title")}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1 }}>
        <Fact
          label={t("studies.field.incidence.measured")}
          value={incidence === null ? t("studies.field.incidence.none") : percentOf(incidence)}
        />
        <Fact label={t("studies.field.incidence.quoted")} value={percentOf(quotedIncidence)} />
        <Fact label={t("studies.field.coins")} value={new Intl.NumberFormat(language).format(coins)} />
      </Box>
      {isSlow && (
        <Typography variant="body2" sx={{ display: "flex", gap: 1 }}>
          <Icon name="Warning" fontSize="small" sx={{ color: "warning.main" }} />
          {t("studies.field.incidence.low")}
        </Typography>
      )}
    </SectionCard>
  );
}
