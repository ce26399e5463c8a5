import { Box, Chip, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../src/client/kit/console";
import type { TaskResult } from "../../shared/api/results";
import { OUTCOMES, type Outcome } from "../../shared/uxTest";
import { useFormats } from "./useResults";

const COLOURS: Readonly<Record<Outcome, string>> = {
  DONE: "success.main",
  GAVE_UP: "warning.main",
  TIMED_OUT: "error.main",
};

interface FigureProps {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
}

function Figure({ value, label, note }: FigureProps) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {label}
        {note && (
          <>
            <br />
            {note}
          </>
        )}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
        {value}
      </Typography>
    </Box>
  );
}

/** How people fared with one task. Its success is what they say, which it says of itself. */
export function TaskCard({ task, place }: { readonly task: TaskResult; readonly place: number }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { success, seconds, ease, outcomes, ended, running } = task;
  return (
    <SectionCard
      title={`${place}. ${task.name}`}
      action={
        <Chip size="small" variant="outlined" label={t("uxTest.results.declared")} title={t("uxTest.results.declaredHelp")} />
      }
    >
      {ended === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("uxTest.results.nobodyYet")}</Typography>
      ) : (
        <>
          <Box aria-hidden sx={{ display: "flex", height: 12, borderRadius: 6, overflow: "hidden", gap: "2px" }}>
            {OUTCOMES.filter((outcome) => outcomes[outcome] > 0).map((outcome) => (
              <Box key={outcome} sx={{ flexGrow: outcomes[outcome], backgroundColor: COLOURS[outcome] }} />
            ))}
          </Box>
          <Box
            component="ul"
            sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none", typography: "body2" }}
          >
            {OUTCOMES.map((outcome) => (
              <Box component="li" key={outcome} sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
                <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: "50%", backgroundColor: COLOURS[outcome] }} />
                {t(`uxTest.results.outcomes.${outcome}`)}: {outcomes[outcome]}
              </Box>
            ))}
            {running > 0 && (
              <Box component="li" sx={{ color: "text.secondary" }}>
                {t("uxTest.results.running", { smart_count: running })}
              </Box>
            )}
          </Box>
          <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2, m: 0 }}>
            {success && (
              <Figure
                value={formats.share(success.share)}
                label={t("uxTest.results.success", { smart_count: ended })}
                note={t("uxTest.results.interval", { range: formats.shares(success.interval.low, success.interval.high) })}
              />
            )}
            {seconds && (
              <Figure
                value={formats.seconds(seconds.median)}
                label={t("uxTest.results.median")}
                note={
                  seconds.interval
                    ? t("uxTest.results.interval", { range: formats.range(seconds.interval.low, seconds.interval.high) })
                    : t("uxTest.results.fewPeople")
                }
              />
            )}
            {ease && (
              <Figure
                value={formats.one(ease.mean)}
                label={t("uxTest.results.ease", { smart_count: ease.answers })}
                note={t("uxTest.results.easeScale")}
              />
            )}
          </Box>
        </>
      )}
    </SectionCard>
  );
}
