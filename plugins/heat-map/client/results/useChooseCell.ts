import type { Grid } from "../../shared/api/results";
import { cellName } from "../../shared/density";
import { areaOfCell } from "./grid/area";
import { type ChangeView, isChosen, type View } from "./view";

/** @returns chooses a part of the grid by its position, for its explanations to be read; once more, and it is taken back */
export function useChooseCell(grid: Grid | undefined, view: View, onView: ChangeView): (at: number) => void {
  return (at) => {
    if (!grid) return;
    const cell = { column: at % grid.columns, row: Math.floor(at / grid.columns) };
    const name = cellName(cell);
    onView({ area: isChosen(view.area, name) ? undefined : { ...areaOfCell(cell, grid), name } });
  };
}
