import { Box, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../client/kit/console";
import type { InterviewLength } from "../../shared/api/figures";
import { Columns } from "./Columns";

const MINUTE = 60;

/** Seconds as people say them: below two minutes in seconds, else in minutes. */
function useDuration() {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (seconds: number) =>
    seconds < 2 * MINUTE
      ? t("fieldFigures.length.seconds", { seconds: number.format(Math.round(seconds)) })
      : t("fieldFigures.length.minutes", { minutes: number.format(seconds / MINUTE) });
}

/** How long interviews take: the median, the middle half, and all of them by minutes. */
export function LengthCard({ length }: { readonly length: InterviewLength }) {
  const { t, language } = useTexts();
  const duration = useDuration();
  const count = new Intl.NumberFormat(language).format;
  const { base, median, lowerQuartile, upperQuartile, bins } = length;
  const title = t("fieldFigures.length.title");
  if (median === null) {
    return (
      <SectionCard title={title}>
        <Typography sx={{ color: "text.secondary" }}>{t("fieldFigures.length.none")}</Typography>
      </SectionCard>
    );
  }
  const nameOf = ({ from, to }: InterviewLength["bins"][number]) => {
    if (to === null) return t("fieldFigures.length.longer", { from });
    return to - from === 1 ? String(from) : `${from}–${to}`;
  };
  return (
    <SectionCard title={title}>
      <Box>
        <Typography component="p" sx={{ fontSize: 32, lineHeight: 1.2, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
          {duration(median)}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("fieldFigures.length.median")} · {t("fieldFigures.length.base", { smart_count: base, count: count(base) })}
        </Typography>
        {lowerQuartile !== null && upperQuartile !== null && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("fieldFigures.length.middle", { from: duration(lowerQuartile), to: duration(upperQuartile) })}
          </Typography>
        )}
      </Box>
      <Columns
        label={title}
        heading={t("fieldFigures.length.bin")}
        names={bins.map(nameOf)}
        series={[{ label: t("fieldFigures.length.completes"), color: "primary.main", values: bins.map((bin) => bin.count) }]}
        format={count}
      />
      <Typography aria-hidden variant="body2" sx={{ color: "text.secondary" }}>
        {t("fieldFigures.length.bin")}
      </Typography>
    </SectionCard>
  );
}
