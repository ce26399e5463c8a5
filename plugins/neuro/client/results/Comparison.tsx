import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/charts";
import type { NeuroAdResult, NeuroIndicator } from "../../shared/api/results";
import { useIndicatorFormats } from "./useIndicatorFormats";
import { ValueBar } from "./ValueBar";

const INVERSE: readonly string[] = ["rejection", "negativity"];

function Cell({ indicator, title }: { readonly indicator: NeuroIndicator | undefined; readonly title: string }) {
  const { t } = useTexts();
  const formats = useIndicatorFormats();
  if (!indicator?.estimate)
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("neuro.results.notMeasured")}
      </Typography>
    );
  const { name, estimate, standing } = indicator;
  if (!standing) return <Typography variant="body2">{formats.raw(name, estimate.raw)}</Typography>;
  const label = `${title}, ${t(`neuro.indicators.${name}.name`)}: ${t("neuro.results.value", { value: standing.value })}`;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "32px minmax(60px, 1fr)", gap: 1, alignItems: "center" }}>
      <Typography sx={{ fontWeight: 600, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>{standing.value}</Typography>
      <ValueBar value={standing.value} label={label} isInverse={INVERSE.includes(name)} />
    </Box>
  );
}

/** The indicators of several advertisements next to one another. */
export function Comparison({ ads }: { readonly ads: readonly NeuroAdResult[] }) {
  const { t } = useTexts();
  const names = ads[0]?.indicators.map(({ name, objective }) => ({ name, objective })) ?? [];
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={t("neuro.results.compare")}>
      <Table size="small" sx={{ minWidth: 480, tableLayout: "fixed" }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: "28%" }}>{t("neuro.results.indicator")}</TableCell>
            {ads.map(({ questionId, title }) => (
              <TableCell key={questionId}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {names.map(({ name, objective }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontWeight: objective ? 600 : 400 }}>
                {t(`neuro.indicators.${name}.name`)}
              </TableCell>
              {ads.map(({ questionId, title, indicators }) => (
                <TableCell key={questionId}>
                  <Cell indicator={indicators.find((one) => one.name === name)} title={title} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
