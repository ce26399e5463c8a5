import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import { SIGNS } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";
import { SignMark } from "../SignMark";
import { useFormats } from "../useFormats";

interface FiguresProps {
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
}

/** Who took part, and how many of them marked something of either sign: a line a group. */
export function Figures({ groups, labels }: FiguresProps) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { lg: `repeat(${groups.length}, minmax(0, 1fr))` } }}>
      {groups.map((group) => (
        <GroupFigures
          key={group.name}
          group={group}
          labels={labels}
          isNamed={groups.length > 1 || group.tag !== undefined}
          isNarrow={groups.length > 1}
        />
      ))}
    </Box>
  );
}

interface GroupFiguresProps {
  readonly group: NamedDensity;
  readonly labels: SignLabels;
  readonly isNamed: boolean;
  /** Whether two groups share the width. */
  readonly isNarrow: boolean;
}

function GroupFigures({ group: { name, density }, labels, isNamed, isNarrow }: GroupFiguresProps) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <Box component="section" aria-label={name}>
      {isNamed && (
        <Typography variant="body2" sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
          <strong>{name}</strong>
          {isNarrow && ` · ${t("heatMap.results.groupBase", { smart_count: density.base, base: formats.count(density.base) })}`}
        </Typography>
      )}
      <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: { xs: 3, sm: 4 }, rowGap: 1.5, m: 0 }}>
        {!isNarrow && (
          <Box sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
              {t("heatMap.results.figures.base", { smart_count: density.base })}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {formats.count(density.base)}
            </Typography>
          </Box>
        )}
        {SIGNS.map((sign) => {
          const marks = density.total[sign];
          return (
            <Box key={sign} sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", minWidth: 0 }}>
              <Typography component="dt" variant="body2" sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
                <SignMark sign={sign} size={16} />
                <span>{labels[sign]}</span>
              </Typography>
              <Typography
                component="dd"
                sx={{
                  m: 0,
                  display: "flex",
                  flexWrap: "wrap",
                  columnGap: 1,
                  alignItems: "baseline",
                  flexDirection: isNarrow ? "column" : "row",
                }}
              >
                <Typography component="span" variant="h2">
                  {formats.share(marks.share)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
                  {t("heatMap.results.figures.interval", { interval: formats.interval(marks) })}
                  {" · "}
                  {t("heatMap.results.points", { smart_count: marks.points, points: formats.count(marks.points) })}
                </Typography>
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
