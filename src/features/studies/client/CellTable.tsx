import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { PanelCellFeasibility, PanelFeasibility } from "../../../contracts/services/panel";
import { cellTables } from "../shared/cellTables";
import { useCellTitle } from "./useCellTitle";
import { useCriterionLabel } from "./useCriterionLabel";

/** What a table divides the sample by, above its quotas. */
function TableTitle({ title }: { readonly title: string }) {
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="rowgroup"
        colSpan={3}
        sx={{ fontWeight: 600, color: "text.secondary", pt: 2, pb: 0.5, border: 0 }}
      >
        {title}
      </TableCell>
    </TableRow>
  );
}

function CellRow({ cell }: { readonly cell: PanelCellFeasibility }) {
  const { t, language } = useTexts();
  const title = useCellTitle()(cell);
  const { target, reachable, isBinding } = cell;
  const number = new Intl.NumberFormat(language);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
        {title} {isBinding && <Chip size="small" variant="outlined" color="warning" label={t("studies.cells.binding")} />}
      </TableCell>
      <TableCell align="right">{number.format(target)}</TableCell>
      <TableCell align="right">{number.format(reachable)}</TableCell>
    </TableRow>
  );
}

/** The quotas, table by table, with the people that each has, and the one that keeps the whole from more. */
export function CellTable({ feasibility: { cells } }: { readonly feasibility: PanelFeasibility }) {
  const { t } = useTexts();
  const labelOf = useCriterionLabel();
  if (cells.length === 0) return null;
  const tables = cellTables(cells);
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={t("studies.cells.title")}>
      <Table size="small" sx={{ "& thead th, & td": { whiteSpace: "nowrap" }, "& th, & td": { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("studies.cells.quota")}</TableCell>
            <TableCell align="right">{t("studies.cells.target")}</TableCell>
            <TableCell align="right">{t("studies.cells.reachable")}</TableCell>
          </TableRow>
        </TableHead>
        {tables.map((table) => (
          <TableBody key={table.criteria.join()}>
            {tables.length > 1 && <TableTitle title={labelOf(table.criteria)} />}
            {table.cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quota is its place in the list
              <CellRow key={at} cell={cell} />
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  );
}
