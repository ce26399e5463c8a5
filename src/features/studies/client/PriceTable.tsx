import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { Price } from "../shared/price";

/** A price with its formula, line by line. */
export function PriceTable({ price: { lines, total } }: { readonly price: Price }) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1 }}>
      {lines.map(({ kind, quantity, unit, amount }) => (
        <Box key={`${kind} ${unit}`} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 2 }}>
          <Typography component="dt" variant="body2">
            {t(`studies.price.${kind}`)}
            {quantity > 1 && (
              <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                {number.format(quantity)} × {number.format(unit)}
              </Typography>
            )}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: "tabular-nums", textAlign: "right" }}>
            {number.format(amount)}
          </Typography>
        </Box>
      ))}
      <Box
        sx={{
          display: "flex",
          justifyContent: "space-between",
          gap: 2,
          borderTop: 1,
          borderColor: "divider",
          pt: 1,
          fontWeight: 600,
        }}
      >
        <Typography component="dt" sx={{ fontWeight: 600 }}>
          {t("studies.price.total")}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
          {t("studies.credits", { smart_count: total, amount: number.format(total) })}
        </Typography>
      </Box>
    </Box>
  );
}
