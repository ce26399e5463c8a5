import type { KeyboardEvent, RefObject } from "react";
import { useCallback } from "react";

const ROW = "[data-row]";
const CELL = "[data-cell]";

/** The element a few places further among its kind; none past the ends. */
function neighbour(all: readonly HTMLElement[], current: HTMLElement | null, step: number): HTMLElement | undefined {
  return current ? all[all.indexOf(current) + step] : undefined;
}

/** Rows and cells that the focus walks over. */
function partsOf(table: HTMLElement | null) {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const row = active?.closest<HTMLElement>(ROW) ?? null;
  const cell = active?.closest<HTMLElement>(CELL) ?? null;
  const rows = [...(table?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  return { row, cell, rows, cells: [...(row?.querySelectorAll<HTMLElement>(CELL) ?? [])] };
}

function show(element: HTMLElement | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Moves the focus to the next or previous row, or to the first one. */
export function focusRow(table: HTMLElement | null, step: 1 | -1): void {
  const { row, rows } = partsOf(table);
  show(row ? neighbour(rows, row, step) : rows[0]);
}

function goSideways(table: HTMLElement | null, step: 1 | -1): void {
  const { row, cell, cells } = partsOf(table);
  if (cell) show(neighbour(cells, cell, step) ?? (step === -1 ? (row ?? undefined) : undefined));
  else if (step === 1) show(cells[0]);
}

function goUpright(table: HTMLElement | null, step: 1 | -1): void {
  const { row, cell, cells, rows } = partsOf(table);
  const next = neighbour(rows, row, step);
  const index = cell ? cells.indexOf(cell) : -1;
  show(index < 0 ? next : [...(next?.querySelectorAll<HTMLElement>(CELL) ?? [])][index]);
}

/** Arrows walk over rows and cells once one of them has the focus; controls inside keep their own keys. */
export function useTableKeys(table: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const { target } = event;
      const isOurs = target instanceof HTMLElement && (target.matches(ROW) || target.matches(CELL));
      if (!isOurs || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowDown") goUpright(table.current, 1);
      else if (event.key === "ArrowUp") goUpright(table.current, -1);
      else if (event.key === "ArrowRight") goSideways(table.current, 1);
      else if (event.key === "ArrowLeft") goSideways(table.current, -1);
      else return;
      event.preventDefault();
    },
    [table],
  );
}
