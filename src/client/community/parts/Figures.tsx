import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../texts/TextsProvider";

export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly value: number;
}

/** A calm row of numbers, each with what it counts. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { language } = useTexts();
  const number = new Intl.NumberFormat(language);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 84px), 1fr))" }}
    >
      {figures.map(({ name, label, value }) => (
        <Box key={name} sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, color: "primary.main" }}>
            {number.format(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
