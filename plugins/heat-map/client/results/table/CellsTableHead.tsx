import { Box, TableCell, TableHead, TableRow, TableSortLabel } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import type { Sign } from "../../../shared/point";
import type { NamedDensity } from "../compare/useGroups";
import { SignMark } from "../SignMark";
import { useFormats } from "../useFormats";
import { BY_PLACE, type CellOrder } from "./sortCells";

interface CellsTableHeadProps {
  readonly groups: readonly NamedDensity[];
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
  readonly order: CellOrder;
  readonly onOrder: (order: CellOrder) => void;
}

/** A column for the part's name, and for each sign and group its share and its points. */
export function CellsTableHead({ groups, labels, signs, order, onOrder }: CellsTableHeadProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const columns = signs.flatMap((sign) => groups.map((group, at) => ({ sign, group, at })));
  const isInForce = (by: CellOrder["by"], group: number) => order.by === by && order.group === group;
  const direction = order.isAscending ? "asc" : "desc";
  // Shares begin with the highest, names with the first.
  const turn = (by: CellOrder["by"], group: number) =>
    onOrder({ by, group, isAscending: isInForce(by, group) ? !order.isAscending : by === "place" });
  const sortOf = (by: CellOrder["by"], group: number) =>
    isInForce(by, group) ? (order.isAscending ? "ascending" : "descending") : undefined;
  return (
    <TableHead>
      <TableRow>
        <TableCell aria-sort={sortOf("place", 0)}>
          <TableSortLabel active={isInForce("place", 0)} direction={direction} onClick={() => turn(BY_PLACE.by, 0)}>
            {t("heatMap.results.table.cell")}
          </TableSortLabel>
        </TableCell>
        {columns.flatMap(({ sign, group, at }) => [
          <TableCell key={`${sign} ${group.name}`} align="right" aria-sort={sortOf(sign, at)}>
            <TableSortLabel active={isInForce(sign, at)} direction={direction} onClick={() => turn(sign, at)}>
              <Box component="span" sx={{ display: "inline-flex", gap: 0.75, alignItems: "center", textAlign: "right" }}>
                <SignMark sign={sign} size={16} />
                <span>
                  {labels[sign]}
                  {groups.length > 1 && (
                    <Box component="span" sx={{ display: "block", fontWeight: 400, color: "text.secondary" }}>
                      {t("heatMap.results.table.group", { group: group.name, base: formats.count(group.density.base) })}
                    </Box>
                  )}
                </span>
              </Box>
            </TableSortLabel>
          </TableCell>,
          ...(groups.length > 1
            ? []
            : [
                <TableCell key={`${sign} people`} align="right">
                  {t("heatMap.results.table.people")}
                </TableCell>,
                <TableCell key={`${sign} points`} align="right">
                  {t("heatMap.results.table.points")}
                </TableCell>,
              ]),
        ])}
      </TableRow>
    </TableHead>
  );
}
