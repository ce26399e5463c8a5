import { Box } from "@mui/material";
import { type KeyboardEvent, useRef } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Density } from "../../../shared/api/results";
import type { SignLabels } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";
import type { Sign } from "../../../shared/point";
import type { Difference } from "../compare/differenceOf";
import { useFormats } from "../useFormats";
import { type ChosenArea, isChosen } from "../view";
import { GridCell } from "./GridCell";
import { nextCell } from "./nextCell";
import { useCellText } from "./useCellText";

interface GridOverlayProps {
  readonly density: Density;
  readonly groupName: string;
  readonly labels: SignLabels;
  readonly signs: readonly Sign[];
  readonly differences: (at: number, sign: Sign) => Difference;
  readonly area: ChosenArea | undefined;
  /** Position of the part whose figures are told. */
  readonly active: number | undefined;
  readonly onActive: (at: number | undefined) => void;
  readonly onChoose: (at: number) => void;
}

/** The grid over the image: one stop of the Tab key, arrows move within it, Enter and Space choose. */
export function GridOverlay({ density, groupName, active, onActive, onChoose, area, ...of }: GridOverlayProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const textOf = useCellText(of.labels, of.signs);
  const ref = useRef<HTMLDivElement>(null);
  const { grid, cells } = density;
  const tabStop = active ?? 0;
  function onKeyDown(event: KeyboardEvent) {
    const at = cells.findIndex((_, index) => ref.current?.querySelector(`[data-at="${index}"]`) === document.activeElement);
    if (at < 0) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onChoose(at);
      return;
    }
    const next = nextCell(at, event.key, grid);
    if (next === undefined) return;
    event.preventDefault();
    ref.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  }
  const rows = Array.from({ length: grid.rows }, (_, row) => cells.slice(row * grid.columns, (row + 1) * grid.columns));
  return (
    <Box
      ref={ref}
      role="grid"
      aria-label={t("heatMap.results.grid.label", { group: groupName })}
      onKeyDown={onKeyDown}
      onMouseLeave={() => onActive(undefined)}
      sx={{ position: "absolute", inset: 0, display: "flex", flexDirection: "column" }}
    >
      {rows.map((row, at) => (
        <Box role="row" key={row[0] ? cellName(row[0]) : at} sx={{ flex: 1, display: "flex", minHeight: 0 }}>
          {row.map((cell) => {
            const position = cell.row * grid.columns + cell.column;
            return (
              <GridCell
                key={position}
                at={position}
                label={textOf(cell)}
                lines={of.signs.map((sign) => ({
                  sign,
                  // What differs is said, though nobody of this group marked it.
                  text: cell[sign].points > 0 || of.differences(position, sign) !== 0 ? formats.share(cell[sign].share) : "",
                  difference: of.differences(position, sign),
                }))}
                isTabStop={position === tabStop}
                isActive={position === active}
                isChosen={isChosen(area, cellName(cell))}
                onActive={onActive}
                onChoose={onChoose}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
