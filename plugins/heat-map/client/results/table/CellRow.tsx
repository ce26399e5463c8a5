import { Box, Link, TableCell, TableRow } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Marks } from "../../../shared/api/results";
import type { SignLabels } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";
import type { Sign } from "../../../shared/point";
import { cellDifference, type Difference } from "../compare/differenceOf";
import type { NamedDensity } from "../compare/useGroups";
import { SIGN_COLOURS } from "../SignMark";
import { useFormats } from "../useFormats";
import { type ChosenArea, isChosen } from "../view";

interface CellRowProps {
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
  readonly at: number;
  readonly area: ChosenArea | undefined;
  readonly onChoose: (at: number) => void;
}

function ShareCell({ marks, sign, difference }: { marks: Marks; sign: Sign; difference: Difference }) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <TableCell align="right" sx={{ minWidth: 130 }}>
      {difference !== 0 && (
        <Box component="span" role="img" aria-label={t("heatMap.results.compare.apart")} sx={{ mr: 0.5, fontWeight: 700 }}>
          {difference > 0 ? "▲" : "▼"}
        </Box>
      )}
      <strong>{formats.share(marks.share)}</strong>{" "}
      <Box component="span" sx={{ color: "text.secondary" }}>
        ({formats.interval(marks)})
      </Box>
      <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: "action.hover", mt: 0.5 }}>
        <Box style={{ width: `${marks.share * 100}%` }} sx={{ height: 4, borderRadius: 2, bgcolor: SIGN_COLOURS[sign] }} />
      </Box>
    </TableCell>
  );
}

/** The figures of one part of the grid. */
export function CellRow({ groups, signs, at, area, onChoose }: CellRowProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const cell = groups[0]?.density.cells[at];
  if (!cell) return null;
  const name = cellName(cell);
  const densities = groups.map(({ density }) => density);
  return (
    <TableRow selected={isChosen(area, name)}>
      <TableCell component="th" scope="row">
        <Link
          component="button"
          type="button"
          aria-label={t("heatMap.results.table.read", { cell: name })}
          aria-pressed={isChosen(area, name)}
          onClick={() => onChoose(at)}
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
      </TableCell>
      {signs.flatMap((sign) => {
        const difference = cellDifference(densities, at, sign);
        return groups.flatMap(({ name: group, density }, order) => {
          const marks = density.cells[at]?.[sign];
          if (!marks) return [];
          const seen = order === 0 ? difference : ((-difference || 0) as Difference);
          const share = <ShareCell key={`${sign} ${group}`} marks={marks} sign={sign} difference={seen} />;
          if (groups.length > 1) return [share];
          return [
            share,
            <TableCell key={`${sign} people`} align="right">
              {formats.count(marks.members)}
            </TableCell>,
            <TableCell key={`${sign} points`} align="right">
              {formats.count(marks.points)}
            </TableCell>,
          ];
        });
      })}
    </TableRow>
  );
}
