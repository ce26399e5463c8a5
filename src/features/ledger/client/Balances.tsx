import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { Statement } from "../../../contracts/api/ledger";

const KINDS = ["available", "pending", "held", "debt"] as const;

/** What a member has, may get and owes. */
export function Balances({ statement }: { readonly statement: Statement }) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  return (
    <Box
      component="dl"
      aria-label={t("ledger.balances")}
      sx={{
        m: 0,
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      {KINDS.map((kind) => (
        <Box
          key={kind}
          sx={{ p: 2, border: 1, borderColor: "divider", borderRadius: 1, backgroundColor: "background.paper", minWidth: 0 }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`ledger.${kind}`)}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{
              m: 0,
              fontVariantNumeric: "tabular-nums",
              color: kind === "debt" && statement.debt > 0 ? "error.main" : "text.primary",
            }}
          >
            {figures.format(statement[kind])}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: "text.secondary" }}>
            {t(`ledger.${kind}Help`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
