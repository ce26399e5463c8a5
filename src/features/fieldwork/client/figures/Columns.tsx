import { Box, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";

export interface ColumnSeries {
  readonly label: string;
  /** Of the palette. */
  readonly color: string;
  readonly values: readonly number[];
}

interface ColumnsProps {
  /** What the table that screen readers find is called. */
  readonly label: string;
  /** What the columns are of. */
  readonly heading: string;
  readonly names: readonly string[];
  /** Drawn behind each other, the first one at the back. */
  readonly series: readonly ColumnSeries[];
  readonly format: (value: number) => string;
}

const HEIGHT = 120;
/** Names under columns that don't touch. */
const MOST_NAMES = 4;

/** Columns with few names under them, and all of it as a table for those who can't see them. */
export function Columns({ label, heading, names, series, format }: ColumnsProps) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const step = Math.ceil(names.length / MOST_NAMES);
  return (
    <Box>
      <Box aria-hidden sx={{ display: "flex", alignItems: "flex-end", gap: names.length > 60 ? 0 : "2px", height: HEIGHT }}>
        {names.map((name, index) => (
          <Box
            key={name}
            title={`${name}: ${series.map((one) => `${one.label} ${format(one.values[index] ?? 0)}`).join(" · ")}`}
            sx={{ flex: 1, minWidth: 0, height: "100%", position: "relative", borderBottom: 1, borderColor: "divider" }}
          >
            {series.map((one) => (
              <Box
                key={one.label}
                style={{ height: `${((one.values[index] ?? 0) / most) * 100}%` }}
                sx={{ position: "absolute", inset: "auto 0 0 0", bgcolor: one.color, borderRadius: "2px 2px 0 0" }}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ display: "flex", justifyContent: "space-between", gap: 1, mt: 0.5, overflow: "hidden" }}>
        {names
          .filter((_, index) => index % step === 0)
          .map((name) => (
            <Typography key={name} variant="body2" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
              {name}
            </Typography>
          ))}
      </Box>
      {series.length > 1 && (
        <Box aria-hidden sx={{ display: "flex", gap: 2, mt: 1 }}>
          {series.map((one) => (
            <Typography key={one.label} variant="body2" sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
              <Box component="span" sx={{ width: 10, height: 10, borderRadius: "3px", bgcolor: one.color }} />
              {one.label}
            </Typography>
          ))}
        </Box>
      )}
      <table style={visuallyHidden}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map((one) => (
                <td key={one.label}>{format(one.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
