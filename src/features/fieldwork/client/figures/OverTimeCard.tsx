import { Box, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../client/kit/console";
import type { OverTime } from "../../shared/api/figures";
import { Columns } from "./Columns";

const FORMATS: Readonly<Record<OverTime["unit"], Intl.DateTimeFormatOptions>> = {
  hour: { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  day: { day: "numeric", month: "short", year: "2-digit" },
};

/** How many began and completed, by hour or by day. */
export function OverTimeCard({ overTime: { unit, timeZone, points } }: { readonly overTime: OverTime }) {
  const { t, language } = useTexts();
  const count = new Intl.NumberFormat(language).format;
  // The clocks of the zone come as they are: nothing of them is to be moved to the reader's.
  const moment = new Intl.DateTimeFormat(language, { ...FORMATS[unit], timeZone: "UTC" });
  const title = t("fieldFigures.time.title");
  const sums = { started: 0, completed: 0 };
  for (const { started, completed } of points) {
    sums.started += started;
    sums.completed += completed;
  }
  if (points.length === 0) {
    return (
      <SectionCard title={title}>
        <Typography sx={{ color: "text.secondary" }}>{t("fieldFigures.time.none")}</Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={title}>
      <Box component="dl" sx={{ m: 0, display: "flex", gap: 4 }}>
        {(["completed", "started"] as const).map((name) => (
          <Box key={name} sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
              {t(`fieldFigures.time.${name}`)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
              {count(sums[name])}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(`fieldFigures.time.${unit}`, { zone: timeZone.replaceAll("_", " ") })}
      </Typography>
      <Columns
        label={title}
        heading={t("fieldFigures.time.at")}
        names={points.map(({ at }) => moment.format(new Date(`${at}Z`)))}
        series={[
          { label: t("fieldFigures.time.started"), color: "action.disabled", values: points.map(({ started }) => started) },
          { label: t("fieldFigures.time.completed"), color: "primary.main", values: points.map(({ completed }) => completed) },
        ]}
        format={count}
      />
    </SectionCard>
  );
}
