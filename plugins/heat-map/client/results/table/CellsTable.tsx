import { Box, Button, Paper, Table, TableBody, TableContainer, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import type { Sign } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";
import type { ChosenArea } from "../view";
import { CellRow } from "./CellRow";
import { CellsTableHead } from "./CellsTableHead";
import { type CellOrder, isBlank, sortCells } from "./sortCells";

interface CellsTableProps {
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
  readonly area: ChosenArea | undefined;
  readonly onChoose: (at: number) => void;
}

/** The parts of the grid in figures: all that the drawing says, and more exactly. */
export function CellsTable({ groups, labels, signs, area, onChoose }: CellsTableProps) {
  const { t } = useTexts();
  const [order, setOrder] = useState<CellOrder>({ by: signs[0] ?? "place", group: 0, isAscending: false });
  const [areBlankShown, setBlankShown] = useState(false);
  // A sign or a group that isn't shown any more orders nothing.
  const isKnown = (order.by === "place" || signs.includes(order.by)) && order.group < groups.length;
  const inForce: CellOrder = isKnown ? order : { by: signs[0] ?? "place", group: 0, isAscending: false };
  const densities = groups.map(({ density }) => density);
  const sorted = sortCells(densities, inForce);
  const marked = sorted.filter((at) => !isBlank(densities, at, signs));
  const blank = sorted.length - marked.length;
  return (
    <Paper variant="outlined" component="section" aria-label={t("heatMap.results.table.title")} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h4" component="h2">
        {t("heatMap.results.table.title")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1, maxWidth: 720 }}>
        {t("heatMap.results.table.help")}
        {groups.length > 1 && ` ${t("heatMap.results.compare.help")}`}
        {groups.length > 1 && groups.every(({ tag }) => tag !== undefined) && ` ${t("heatMap.results.compare.both")}`}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={t("heatMap.results.table.title")}>
        <Table size="small" sx={{ "& td, & th": { whiteSpace: "nowrap" }, fontVariantNumeric: "tabular-nums" }}>
          <CellsTableHead groups={groups} labels={labels} signs={signs} order={inForce} onOrder={setOrder} />
          <TableBody>
            {(areBlankShown ? sorted : marked).map((at) => (
              <CellRow key={at} groups={groups} labels={labels} signs={signs} at={at} area={area} onChoose={onChoose} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {blank > 0 && (
        <Box sx={{ mt: 1 }}>
          <Button size="small" aria-expanded={areBlankShown} onClick={() => setBlankShown(!areBlankShown)}>
            {t(areBlankShown ? "heatMap.results.table.hideBlank" : "heatMap.results.table.showBlank", { smart_count: blank })}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
