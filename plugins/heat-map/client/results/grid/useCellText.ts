import { useCallback } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Cell } from "../../../shared/api/results";
import type { SignLabels } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";
import type { Sign } from "../../../shared/point";
import { useFormats } from "../useFormats";

/** @returns tells the figures of a part of the grid in one sentence */
export function useCellText(labels: SignLabels, signs: readonly Sign[]): (cell: Cell) => string {
  const { t } = useTexts();
  const formats = useFormats();
  return useCallback(
    (cell) => {
      const figures = signs.map((sign) => {
        const { share, members } = cell[sign];
        const people = t("heatMap.results.people.count", { smart_count: members, people: formats.count(members) });
        return `${labels[sign]}: ${formats.share(share)} (${formats.interval(cell[sign])}), ${people}`;
      });
      return `${cellName(cell)}. ${figures.join(". ")}`;
    },
    [t, formats, labels, signs],
  );
}
