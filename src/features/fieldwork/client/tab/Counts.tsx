import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { FieldworkCounts } from "../../../../contracts/api/fieldwork";
import { DISPOSITIONS, type Disposition, incidenceOf } from "../../../../survey/fieldwork/dispositions";
import { DEVICES } from "../../../../survey/fieldwork/fieldwork";

interface FigureProps {
  readonly label: string;
  readonly value: string;
}

function Figure({ label, value }: FigureProps) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
        {value}
      </Typography>
    </Box>
  );
}

const ALL = Object.keys(DISPOSITIONS) as Disposition[];

/** A complete shows from the first moment on; the other ends once there is one. */
function visibleDispositions({ dispositions }: FieldworkCounts): readonly Disposition[] {
  return ALL.filter((name) => DISPOSITIONS[name].incidence === "complete" || (dispositions[name] ?? 0) > 0);
}

function Incidence({ dispositions }: Pick<FieldworkCounts, "dispositions">) {
  const { t, language } = useTexts();
  const incidence = incidenceOf(dispositions);
  if (incidence === undefined) return <Typography variant="body2">{t("surveys.fieldwork.counts.noIncidence")}</Typography>;
  const count = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(incidence / 100);
  const completes = dispositions.complete ?? 0;
  const screenOuts = dispositions.screenOut ?? 0;
  return (
    <Typography variant="body2">
      {t("surveys.fieldwork.counts.incidence", {
        percent,
        completes: count.format(completes),
        base: count.format(completes + screenOuts),
      })}
    </Typography>
  );
}

/** How the live responses stand, by their ends, with the incidence and what it is made of. */
export function Counts({ counts }: { readonly counts: FieldworkCounts }) {
  const { t, language } = useTexts();
  const format = new Intl.NumberFormat(language).format;
  const devices = DEVICES.filter((device) => (counts.devices[device] ?? 0) > 0);
  return (
    <Box>
      <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: { xs: 3, sm: 5 }, rowGap: 1.5, m: 0, mb: 1.5 }}>
        {visibleDispositions(counts).map((name) => (
          <Figure
            key={name}
            label={t(`entities.response.enums.disposition.${name}`)}
            value={format(counts.dispositions[name] ?? 0)}
          />
        ))}
        <Figure label={t("entities.response.enums.state.open")} value={format(counts.open)} />
        {counts.test > 0 && <Figure label={t("surveys.fieldwork.counts.test")} value={format(counts.test)} />}
      </Box>
      <Incidence dispositions={counts.dispositions} />
      {devices.length > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.fieldwork.counts.devices")}{" "}
          {devices
            .map((device) => `${t(`entities.response.enums.device.${device}`)} ${format(counts.devices[device] ?? 0)}`)
            .join(" · ")}
        </Typography>
      )}
    </Box>
  );
}
