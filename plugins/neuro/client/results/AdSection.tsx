import { Box, Paper, Stack, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../../../src/client/kit/charts";
import type { NeuroAdResult } from "../../shared/api/results";
import { IndicatorCard } from "./IndicatorCard";
import { LikingCurve } from "./LikingCurve";
import { TopWords } from "./TopWords";
import { useIndicatorFormats } from "./useIndicatorFormats";
import { ZonePicture, ZoneTable } from "./ZonePicture";

interface AdSectionProps {
  readonly ad: NeuroAdResult;
  /** The study's sector in words. */
  readonly sector: string;
  /** Whether it is for paper, where nothing opens. @default false */
  readonly isPrinted?: boolean;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ breakInside: "avoid" }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Whose answers count, and why others don't. */
function People({ ad: { branded, unbranded, excluded, reliability } }: Pick<AdSectionProps, "ad">) {
  const { t } = useTexts();
  const formats = useIndicatorFormats();
  const valid = branded + unbranded;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t("neuro.results.people", { smart_count: valid, people: formats.count(valid) })}
      </Typography>
      {unbranded > 0 && (
        <Typography variant="body2">
          {t("neuro.results.arms", { branded: formats.count(branded), unbranded: formats.count(unbranded) })}
        </Typography>
      )}
      {excluded.length === 0 ? (
        <Typography variant="body2">{t("neuro.results.excludedNone")}</Typography>
      ) : (
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t("neuro.results.excluded")}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {excluded.map(({ reason, count }) => (
              <Typography key={reason} component="li" variant="body2">
                {`${t(`neuro.exclusions.${reason}`)}: ${formats.count(count)}`}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      {reliability !== null && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("neuro.results.reliability", { value: formats.coefficient(reliability) })}. {t("neuro.results.reliabilityHelp")}
        </Typography>
      )}
    </Stack>
  );
}

/** Everything that is known of one advertisement. */
export function AdSection({ ad, sector, isPrinted = false }: AdSectionProps) {
  const { t } = useTexts();
  const id = useId();
  const columns = isPrinted
    ? "1fr 1fr"
    : { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" };
  const halves = isPrinted ? "1fr 1fr" : { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5, display: "grid", gap: 3 }}>
      <Typography id={id} variant="h4" component="h2">
        {ad.title}
      </Typography>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: halves, alignItems: "start" }}>
        <ZonePicture image={ad.image} title={ad.title} zones={ad.zones} />
        <Stack sx={{ gap: 2.5 }}>
          <People ad={ad} />
          {ad.zones.length > 0 && (
            <Part title={t("neuro.results.zones.title")}>
              <ZoneTable zones={ad.zones} />
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
                {t("neuro.results.zones.help")}
              </Typography>
            </Part>
          )}
        </Stack>
      </Box>
      <Part title={t("entities.neuroResult.sections.indicators.title")}>
        <Box component="ul" sx={{ display: "grid", gap: 2, gridTemplateColumns: columns, m: 0, p: 0, listStyle: "none" }}>
          {ad.indicators.map((indicator) => (
            <IndicatorCard key={indicator.name} indicator={indicator} sector={sector} isOpen={isPrinted} />
          ))}
        </Box>
      </Part>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: halves, alignItems: "start" }}>
        <Part title={t("neuro.results.curve.title")}>
          <LikingCurve curve={ad.curve} seconds={ad.seconds} />
        </Part>
        <Part title={t("neuro.results.topWords.title")}>
          <TopWords words={ad.words} />
        </Part>
      </Box>
    </Paper>
  );
}
