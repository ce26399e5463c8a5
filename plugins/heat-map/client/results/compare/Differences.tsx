import { Box } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";
import type { Sign } from "../../../shared/point";
import { SignMark } from "../SignMark";
import { cellDifference } from "./differenceOf";
import type { NamedDensity } from "./useGroups";

interface DifferencesProps {
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
}

/** Where two groups' intervals don't overlap, as a sentence for each sign. */
export function Differences({ groups, labels, signs }: DifferencesProps) {
  const { t, language } = useTexts();
  const densities = groups.map(({ density }) => density);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", typography: "body2", display: "grid", gap: 0.5 }}>
      {signs.map((sign) => {
        const cells = (densities[0]?.cells ?? []).filter((_, at) => cellDifference(densities, at, sign) !== 0);
        return (
          <Box component="li" key={sign} sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
            <SignMark sign={sign} size={16} />
            <span>
              {cells.length > 0
                ? t("heatMap.results.compare.some", { sign: labels[sign], cells: list.format(cells.map(cellName)) })
                : t("heatMap.results.compare.none", { sign: labels[sign] })}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
