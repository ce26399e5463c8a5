import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import { cellName } from "../../../shared/density";
import type { SignLabels } from "../../../shared/heatMap";
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
  const formats = useFormats();
  const cell = at === undefined ? undefined : groups[0]?.density.cells[at];
  // Read as a cell's name already.
  return (
    <Box aria-hidden sx={{ minHeight: `${groups.length * signs.length * 1.6 + 1.6}em`, typography: "body2" }}>
      {cell ? (
        <>
          <strong>{cellName(cell)}</strong>
          {groups.flatMap(({ name, density }) =>
            signs.map((sign) => {
              const marks = density.cells[at ?? 0]?.[sign];
              if (!marks) return null;
              return (
                <Box key={`${name} ${sign}`} sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "center" }}>
                  <SignMark sign={sign} size={14} />
                  <span>
                    {groups.length > 1 ? `${name} · ${labels[sign]}` : labels[sign]}:{" "}
                    <strong>{formats.share(marks.share)}</strong> ({formats.interval(marks)})
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
            }),
          )}
        </>
      ) : (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("heatMap.results.grid.help")}
        </Typography>
      )}
    </Box>
  );
}
