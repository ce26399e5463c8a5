import { Box, Chip, Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/charts";
import type { NeuroIndicator } from "../../shared/api/results";
import { LEAST_ADS } from "../../shared/norm";
import { useIndicatorFormats } from "./useIndicatorFormats";
import { ValueBar } from "./ValueBar";

/** Of these the less the better. */
const INVERSE: readonly string[] = ["rejection", "negativity"];
const WITH_OWN_REASON: readonly string[] = ["brandContribution", "attentionImpact"];

interface IndicatorCardProps {
  readonly indicator: NeuroIndicator;
  /** The study's sector in words. */
  readonly sector: string;
  /** Whether it says how it is calculated without being asked, as on paper. @default false */
  readonly isOpen?: boolean;
}

function Standing({ indicator: { name, standing }, sector }: Pick<IndicatorCardProps, "indicator" | "sector">) {
  const { t } = useTexts();
  if (!standing)
    return (
      <Stack sx={{ gap: 0.25 }}>
        <Typography sx={{ fontWeight: 600 }}>{t("neuro.results.noBenchmark")}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("neuro.results.noBenchmarkHelp", { least: LEAST_ADS })}
        </Typography>
      </Stack>
    );
  const { value, index, group, ads } = standing;
  const indexText =
    index === null ? t("neuro.results.noIndex") : `${t("neuro.results.index", { index })} · ${t("neuro.results.benchmark")}`;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: "baseline", gap: 1, flexWrap: "wrap" }}>
        <Typography component="p" sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1.1 }}>
          {value}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {indexText}
        </Typography>
      </Stack>
      <ValueBar
        value={value}
        isInverse={INVERSE.includes(name)}
        label={`${t(`neuro.indicators.${name}.name`)}: ${t("neuro.results.value", { value })}`}
      />
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t(`neuro.results.comparedWith.${group}`, { ads, sector, least: LEAST_ADS })}
      </Typography>
    </Stack>
  );
}

/** An indicator of an advertisement: where it stands, what was measured, what it means and how it is calculated. */
export function IndicatorCard({ indicator, sector, isOpen = false }: IndicatorCardProps) {
  const { t } = useTexts();
  const formats = useIndicatorFormats();
  const { name, objective, estimate } = indicator;
  const text = (part: string) => t(`neuro.indicators.${name}.${part}`);
  const reason = WITH_OWN_REASON.includes(name) ? name : "other";
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "grid", gap: 1.25, p: 2, border: 1, borderRadius: 2, alignContent: "start", breakInside: "avoid" },
        borderColor: objective ? "primary.main" : "divider",
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography component="h4" sx={{ fontWeight: 600 }}>
          {text("name")}
        </Typography>
        {objective && (
          <Chip size="small" variant="outlined" color="primary" label={t(`entities.study.enums.neuroObjectives.${objective}`)} />
        )}
      </Stack>
      {estimate ? (
        <>
          <Standing indicator={indicator} sector={sector} />
          <Typography variant="body2">
            <strong>{formats.raw(name, estimate.raw)}</strong> {text("unit")} ·{" "}
            {t("neuro.results.interval", { low: formats.raw(name, estimate.low), high: formats.raw(name, estimate.high) })}
          </Typography>
        </>
      ) : (
        <Stack sx={{ gap: 0.25 }}>
          <Typography sx={{ fontWeight: 600, color: "text.secondary" }}>{t("neuro.results.notMeasured")}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t(`neuro.results.because.${reason}`)}
          </Typography>
        </Stack>
      )}
      <Typography variant="body2">{text("what")}</Typography>
      <Box component="details" open={isOpen || undefined} sx={{ "& summary": { cursor: "pointer", minHeight: 24 } }}>
        <Typography component="summary" variant="body2" sx={{ color: "primary.main" }}>
          {t("neuro.results.how")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
          {text("how")}
        </Typography>
      </Box>
    </Box>
  );
}
