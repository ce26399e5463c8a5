import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { quotaTables } from "../../shared/quotaTables";
import { useCriterionLabel } from "../useCriterionLabel";
import type { QuotaValue } from "./divide";

/** How many of whom a study wants, table by table; in a list of studies their names alone. */
export function QuotaLines({ quotas }: { readonly quotas: readonly QuotaValue[] }) {
  const { language } = useTexts();
  const labelOf = useCriterionLabel();
  const number = new Intl.NumberFormat(language);
  if (quotas.length === 0) return <span aria-hidden>–</span>;
  return (
    <>
      <Box component="span" sx={{ display: "none", "td &, li &": { display: "inline" } }}>
        {quotas.map(({ title }) => title).join(", ")}
      </Box>
      <Box sx={{ display: "grid", gap: 1.5, maxWidth: 420, "td &, li &": { display: "none" } }}>
        {quotaTables(quotas).map((table) => (
          <Box key={table.criteria.join()}>
            {table.criteria.length > 0 && (
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {labelOf(table.criteria)}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {table.quotas.map(({ title, target }, at) => (
                <Box
                  component="li"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a quota is its place in the list
                  key={at}
                  sx={{
                    display: "flex",
                    justifyContent: "space-between",
                    gap: 2,
                    py: 0.5,
                    borderBottom: 1,
                    borderColor: "divider",
                  }}
                >
                  <span>{title}</span>
                  <span style={{ fontVariantNumeric: "tabular-nums" }}>{number.format(target ?? 0)}</span>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
