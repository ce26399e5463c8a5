import { useTexts } from "../../../../../src/client/kit/console";
import type { Times } from "../../../shared/figures";
import { Figure } from "../Figure";
import { useFormats } from "../useFormats";

/** A median with its interval, where there are enough times for one. */
export function TimeFigure({ label, times: { median, low, high } }: { readonly label: string; readonly times: Times }) {
  const { t } = useTexts();
  const formats = useFormats();
  const note =
    low === null || high === null
      ? t("clickTest.results.fewTimes")
      : t("clickTest.results.interval", { range: formats.exactRange(low, high) });
  return <Figure value={formats.exactSeconds(median)} label={label} note={note} />;
}
