import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useState } from "react";
import { CATEGORICAL, useTexts } from "../../../../src/client/kit/charts";
import type { NeuroAdResult } from "../../shared/api/results";
import { useIndicatorFormats } from "./useIndicatorFormats";

type Zones = NeuroAdResult["zones"];
/** Share of the picture's height that a label needs, also on a phone. */
const LABEL_SHARE = 0.12;
/** A label stands above its zone or below it: what people looked at stays in sight, as long as there is room. */
function labelPlace({ y, height }: Zones[number]) {
  if (y > LABEL_SHARE) return { bottom: "100%", mb: 0.25 };
  return y + height < 1 - LABEL_SHARE ? { top: "100%", mt: 0.25 } : { top: 0 };
}
const colourOf = (place: number) => CATEGORICAL[place % CATEGORICAL.length];

/** The advertisement with its zones over it. What they say, the table of zones says too. */
export function ZonePicture({ image, title, zones }: Pick<NeuroAdResult, "image" | "title" | "zones">) {
  const { t } = useTexts();
  const formats = useIndicatorFormats();
  const [hasFailed, setHasFailed] = useState(false);
  if (!image || hasFailed) return <Alert severity="info">{t("neuro.results.noPicture")}</Alert>;
  return (
    <Box
      role="img"
      aria-label={t("neuro.results.picture", { title })}
      sx={{ position: "relative", lineHeight: 0, overflow: "hidden", borderRadius: 1, border: 1, borderColor: "divider" }}
    >
      <Box component="img" src={image} alt="" onError={() => setHasFailed(true)} sx={{ display: "block", width: "100%" }} />
      {zones.map((zone, place) => (
        <Box
          key={zone.name}
          aria-hidden
          sx={{
            ...{
              position: "absolute",
              left: `${zone.x * 100}%`,
              top: `${zone.y * 100}%`,
              width: `${zone.width * 100}%`,
              height: `${zone.height * 100}%`,
            },
            ...{ border: "2px solid", borderColor: colourOf(place), borderRadius: 0.5, boxShadow: "0 0 0 1px #fff" },
          }}
        >
          <Box
            component="span"
            sx={{
              ...{ position: "absolute", left: -2, px: 0.75, py: 0.25, fontSize: 12, lineHeight: 1.3, fontWeight: 600 },
              ...{ color: "#1d2733", bgcolor: "#fff", borderRadius: 0.5, whiteSpace: "nowrap" },
              ...labelPlace(zone),
            }}
          >
            {formats.share(zone.first)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Zones with the shares of people who pointed there. */
export function ZoneTable({ zones }: { readonly zones: Zones }) {
  const { t } = useTexts();
  const formats = useIndicatorFormats();
  return (
    <Table size="small" aria-label={t("neuro.results.zones.title")}>
      <TableHead>
        <TableRow>
          <TableCell>{t("neuro.results.zones.zone")}</TableCell>
          <TableCell align="right">{t("neuro.results.zones.first")}</TableCell>
          <TableCell align="right">{t("neuro.results.zones.any")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {zones.map(({ name, first, any }, place) => (
          <TableRow key={name}>
            <TableCell>
              <Box
                component="span"
                aria-hidden
                sx={{ display: "inline-block", width: 10, height: 10, mr: 1, borderRadius: 0.5, bgcolor: colourOf(place) }}
              />
              {name}
            </TableCell>
            <TableCell align="right">{formats.share(first)}</TableCell>
            <TableCell align="right">{formats.share(any)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
