import { Box, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../client/kit/console";
import type { StudyFieldCell } from "../../shared/api/orders";
import { cellTables } from "../../shared/cellTables";
import { useCellTitle } from "../useCellTitle";
import { useCriterionLabel } from "../useCriterionLabel";
import { Bar } from "./Bar";

function QuotaRow({ cell }: { readonly cell: StudyFieldCell }) {
  const { t, language } = useTexts();
  const title = useCellTitle()(cell);
  const { target, completes, begun, invited } = cell;
  const number = new Intl.NumberFormat(language);
  const notes = [
    ...(begun > 0 ? [t("studies.field.quotas.begun", { smart_count: begun, count: number.format(begun) })] : []),
    t("studies.field.quotas.invited", { smart_count: invited, count: number.format(invited) }),
  ];
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.75 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: "anywhere" }}>{title}</Typography>
        <Typography sx={{ flex: "none", fontVariantNumeric: "tabular-nums" }}>
          {t("studies.field.quotas.of", { completes: number.format(completes), target: number.format(target) })}
        </Typography>
      </Box>
      <Bar label={title} value={completes} begun={begun} total={target} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {notes.join(" · ")}
      </Typography>
    </Box>
  );
}

/** How far each quota is, table by table. */
export function QuotaRows({ cells }: { readonly cells: readonly StudyFieldCell[] }) {
  const { t } = useTexts();
  const labelOf = useCriterionLabel();
  if (cells.length === 0) return null;
  const tables = cellTables(cells);
  return (
    <SectionCard title={t("studies.field.quotas.title")}>
      <Box
        sx={{
          ...{ display: "grid", columnGap: 4, rowGap: 3, alignItems: "start" },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: tables.length > 1 ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" },
        }}
      >
        {tables.map((table) => (
          <Box key={table.criteria.join()} sx={{ display: "grid", gap: 1.5 }}>
            {table.criteria.length > 0 && (
              <Typography variant="subtitle2" component="h3" sx={{ color: "text.secondary" }}>
                {labelOf(table.criteria)}
              </Typography>
            )}
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
              {table.cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a quota is its place in the list
                <QuotaRow key={at} cell={cell} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
