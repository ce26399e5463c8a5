import { Box, Paper, Typography } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import type { Overview } from "../../../../../contracts/api/ledger";

const FIGURES = ["available", "pending", "held", "redeemed", "promised"] as const;

/** Where the LABs are that were given, and what is still to come. */
export function Figures({ overview }: { readonly overview: Overview }) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  const shown = overview.debt > 0 ? ([...FIGURES, "debt"] as const) : FIGURES;
  return (
    <Paper
      component="dl"
      variant="outlined"
      sx={{
        m: 0,
        display: "grid",
        overflow: "hidden",
        gap: "1px",
        bgcolor: "divider",
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: `repeat(${shown.length}, minmax(0, 1fr))` },
        "& > :first-of-type": { gridColumn: { xs: shown.length % 2 ? "1 / -1" : "auto", md: "auto" } },
      }}
    >
      {shown.map((name) => (
        <Box key={name} sx={{ p: 2, bgcolor: "background.paper", minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`ledger.labs.figure.${name}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
            {figures.format(overview[name])}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: "text.secondary" }}>
            {t(`ledger.labs.figureHelp.${name}`)}
          </Typography>
        </Box>
      ))}
    </Paper>
  );
}
