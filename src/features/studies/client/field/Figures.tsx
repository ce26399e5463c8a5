import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";

/** A count with what it means, and what it is of another. */
export interface FieldFigure {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

/** Counts side by side. */
export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly FieldFigure[] }) {
  const { language } = useTexts();
  const number = new Intl.NumberFormat(language);
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        m: 0,
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      {figures.map((figure) => (
        <Box key={figure.label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {figure.label}
          </Typography>
          <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
            {number.format(figure.value)}
          </Typography>
          {figure.note && (
            <Typography component="dd" variant="body2" sx={{ m: 0, color: "text.secondary" }}>
              {figure.note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
