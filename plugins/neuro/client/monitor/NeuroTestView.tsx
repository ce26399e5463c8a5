import { Box, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { useId, useMemo } from "react";
import { type QuestionResultProps, useTexts } from "../../../../src/client/kit/console";
import type { NeuroDrawing, YesShare } from "../../question/results";
import { WORD_SETS } from "../../shared/words";
import { LikingCurve } from "./LikingCurve";
import { ZonePicture } from "./ZonePicture";

function useFormats() {
  const { language } = useTexts();
  return useMemo(() => {
    const count = new Intl.NumberFormat(language);
    const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return {
      count: (value: number) => count.format(value),
      decimal: (value: number) => decimal.format(value),
      /** Of those who answered in time; a dash where nobody did. */
      yes: ({ yes, answered }: YesShare) => (answered > 0 ? share.format(yes / answered) : "–"),
      share: (part: number, of: number) => share.format(of > 0 ? part / of : 0),
    };
  }, [language]);
}

/** What was measured, without judging it: indicators compare it with other advertisements. */
export function NeuroTestView({ drawing: given }: QuestionResultProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const drawing = given as unknown as NeuroDrawing;
  const { count, unbranded, liking, curve, words, items, hits, falseAlarms, zones } = drawing;
  if (count === 0) return <Typography sx={{ color: "text.secondary" }}>{t("neuro.monitor.none")}</Typography>;
  const row = (label: string, share: YesShare) => [label, formats.yes(share), formats.count(share.answered)];
  return (
    <Stack sx={{ gap: 3 }}>
      <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2 }}>
        <Figure value={formats.count(count)} label={t("neuro.monitor.people")} />
        {unbranded > 0 && <Figure value={formats.count(unbranded)} label={t("neuro.monitor.unbranded")} />}
        {liking !== null && <Figure value={formats.decimal(liking)} label={t("neuro.monitor.liking")} />}
        <Figure value={formats.yes(hits)} label={t("neuro.monitor.hits")} />
        <Figure value={formats.yes(falseAlarms)} label={t("neuro.monitor.falseAlarms")} />
      </Box>
      <LikingCurve curve={curve} />
      {WORD_SETS.map((set) => (
        <YesTable
          key={set}
          title={t(`neuro.monitor.sets.${set}`)}
          first={t("neuro.monitor.columns.word")}
          rows={words.filter((word) => word.set === set).map((word) => row(word.label, word))}
        />
      ))}
      <YesTable
        title={t("neuro.monitor.recognition")}
        first={t("neuro.monitor.columns.thing")}
        rows={items.map((item) =>
          row(t(item.isTarget ? "neuro.monitor.wasThere" : "neuro.monitor.wasNotThere", { name: item.label }), item),
        )}
      />
      {zones.length > 0 && (
        <ZonePicture
          image={drawing.image}
          zones={zones}
          shareOf={(zone) => formats.share(zone.count, count)}
          label={t("neuro.monitor.zones")}
        />
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("neuro.monitor.method")}
      </Typography>
    </Stack>
  );
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
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

interface YesTableProps {
  readonly title: string;
  readonly first: string;
  /** What was asked, the share of yes, and how many answered in time. */
  readonly rows: readonly (readonly string[])[];
}

function YesTable({ title, first, rows }: YesTableProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Box>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ pb: 0.5 }}>
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={titleId} sx={{ maxWidth: 640 }}>
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>{first}</TableCell>
              <TableCell align="right" sx={{ width: 96 }}>
                {t("neuro.monitor.columns.yes")}
              </TableCell>
              <TableCell align="right" sx={{ width: 176 }}>
                {t("neuro.monitor.columns.answered")}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...cells]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <TableCell key={index} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
