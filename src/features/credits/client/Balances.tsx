import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { CreditBalance } from "../../../contracts/services/credits";

const KINDS = ["available", "held", "spent"] as const;

/** What a company may spend, what its studies hold and what they have cost. */
export function Balances({ balance }: { readonly balance: CreditBalance }) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  return (
    <Box
      component="dl"
      aria-label={t("credits.balances")}
      sx={{ m: 0, display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" } }}
    >
      {KINDS.map((kind) => (
        <Box
          key={kind}
          sx={{ p: 2, border: 1, borderColor: "divider", borderRadius: 1, backgroundColor: "background.paper", minWidth: 0 }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`credits.${kind}`)}
          </Typography>
          <Typography
            component="dd"
            variant="h2"
            sx={{ m: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}
            {...(kind === "available" ? { color: "primary.main" } : {})}
          >
            {figures.format(balance[kind])}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: "text.secondary" }}>
            {t(`credits.${kind}Help`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
