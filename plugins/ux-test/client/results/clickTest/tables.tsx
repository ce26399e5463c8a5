import { TableCell, TableRow } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Performance, Summary } from "../../../questions/clickTest/summary";
import type { Share } from "../../../shared/figures";
import { Cell, Figures, ShareCell, TimesCell } from "../shared/Figures";
import { useFormats } from "../useFormats";

interface SummaryProps {
  readonly summary: Summary;
}

function PerformanceRow({ name, performance }: { readonly name: string; readonly performance: Performance }) {
  const formats = useFormats();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <Cell value={formats.count(performance.count)} />
      <ShareCell share={performance.hits} />
      <TimesCell times={performance.hitTimes} />
      <TimesCell times={performance.missTimes} />
    </TableRow>
  );
}

/** All and each device by itself: their times don't compare. */
export function PerformanceTable({ summary }: SummaryProps) {
  const { t } = useTexts();
  const columns = ["device", "presses", "accuracy", "hitTime", "missTime"].map((name) => t(`clickTest.results.columns.${name}`));
  return (
    <Figures title={t("clickTest.results.byDevice")} columns={columns}>
      <PerformanceRow name={t("clickTest.results.everyone")} performance={summary.all} />
      {summary.byPointer.map(({ pointer, ...performance }) => (
        <PerformanceRow key={pointer} name={t(`clickTest.results.pointers.${pointer}`)} performance={performance} />
      ))}
    </Figures>
  );
}

/** How many hit each area, and beside all of them. */
export function AreaTable({ summary }: SummaryProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const columns = ["area", "presses", "share", "time"].map((name) => t(`clickTest.results.columns.${name}`));
  const { count, hits, missTimes } = summary.all;
  const missed = count - hits.count;
  const shareOfMissed: Share = { count: missed, share: 1 - hits.share, low: 1 - hits.high, high: 1 - hits.low };
  const rows = summary.areas.map(({ times, ...share }, index) => ({
    name: t("surveys.areas.area", { number: index + 1 }),
    times,
    share,
  }));
  return (
    <Figures title={t("clickTest.results.byArea")} columns={columns}>
      {[...rows, { name: t("clickTest.results.outside"), times: missTimes, share: shareOfMissed }].map(
        ({ name, times, share }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <Cell value={formats.count(share.count)} />
            {count > 0 ? <ShareCell share={share} /> : <Cell value="–" />}
            <TimesCell times={times} />
          </TableRow>
        ),
      )}
    </Figures>
  );
}
