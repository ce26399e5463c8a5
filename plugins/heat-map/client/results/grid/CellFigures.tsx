import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Density } from "../../../shared/api/results";
import type { SignLabels } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";
import type { Sign } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";
import { SignMark } from "../SignMark";
import { useFormats } from "../useFormats";

interface CellFiguresProps {
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
  /** Position of the part. */
  readonly at: number | undefined;
}

/** The figures of the part that is pointed at; as high without one, so that nothing jumps. */
export function CellFigures({ groups, labels, signs, at }: CellFiguresProps) {
  const { t } = useTexts();
  const cell = at === undefined ? undefined : groups[0]?.density.cells[at];
  return (
    // Read with the part itself already.
    <Box aria-hidden sx={{ minHeight: `${(signs.length + 1) * 1.6}em`, typography: "body2" }}>
      {cell ? (
        <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: `repeat(${groups.length}, minmax(0, 1fr))` }}>
          {groups.map(({ name, density }) => (
            <div key={name}>
              <strong>{groups.length > 1 ? `${cellName(cell)} · ${name}` : cellName(cell)}</strong>
              {signs.map((sign) => (
                <SignFigures key={sign} sign={sign} label={labels[sign]} density={density} at={at ?? 0} />
              ))}
            </div>
          ))}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("heatMap.results.grid.help")}
        </Typography>
      )}
    </Box>
  );
}

interface SignFiguresProps {
  readonly sign: Sign;
  readonly label: string;
  readonly density: Density;
  readonly at: number;
}

function SignFigures({ sign, label, density, at }: SignFiguresProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const marks = density.cells[at]?.[sign];
  if (!marks) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "center" }}>
      <SignMark sign={sign} size={14} />
      <span>
        {label}: <strong>{formats.share(marks.share)}</strong> ({formats.interval(marks)})
      </span>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("heatMap.results.grid.figures", {
          smart_count: marks.members,
          people: formats.count(marks.members),
          base: formats.count(density.base),
          points: formats.count(marks.points),
        })}
      </Box>
    </Box>
  );
}
