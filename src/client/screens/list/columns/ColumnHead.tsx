import { useSortable } from "@dnd-kit/sortable";
import { TableCell, TableSortLabel, Tooltip } from "@mui/material";
import { useListContext } from "ra-core";
import { type KeyboardEvent, useRef } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { ColumnEdge } from "./ColumnEdge";
import { movedBy, withWidth } from "./layout";
import { dragStyle } from "./useColumnDrag";
import { useListLayout } from "./useListLayout";

const STEP = 24;

/** A column's head: sorts by a click, moves by dragging, and both moves and widens by keyboard. */
export function ColumnHead({ field }: { readonly field: ClientField }) {
  const { sort, setSort } = useListContext();
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const align = useClientRegistry().fieldKinds.get(field.kind)?.align ?? "left";
  const { layout, shown, columns, change } = useListLayout();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: field.name });
  const cell = useRef<HTMLTableCellElement>(null);
  const isSorted = sort.field === field.name;
  const width = layout.widths[field.name];
  const sorted = () => setSort({ field: field.name, order: isSorted && sort.order === "ASC" ? "DESC" : "ASC" });

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (!event.altKey && !event.shiftKey) return;
    event.preventDefault();
    const steps = event.key === "ArrowLeft" ? -1 : 1;
    if (event.shiftKey) {
      change(withWidth(layout, field.name, (width ?? cell.current?.offsetWidth ?? 0) + steps * STEP));
      return;
    }
    const hidden = columns.filter((column) => !shown.includes(column)).map(({ name }) => name);
    const names = shown.map(({ name }) => name);
    change({ order: [...movedBy(names, field.name, steps), ...hidden] });
  };

  const text = label(field);
  return (
    <TableCell
      ref={(node: HTMLTableCellElement | null) => {
        setNodeRef(node);
        cell.current = node;
      }}
      align={align}
      sortDirection={isSorted ? (sort.order === "ASC" ? "asc" : "desc") : false}
      style={{
        ...dragStyle(transform, transition),
        ...(width ? { width, minWidth: width, maxWidth: width } : {}),
        ...(isDragging ? { zIndex: 4, opacity: 0.8 } : {}),
      }}
      onKeyDown={onKey}
      {...listeners}
    >
      {field.isSortable ? (
        <Tooltip title={t("console.list.headHint")} describeChild enterDelay={900}>
          <TableSortLabel
            active={isSorted}
            direction={isSorted && sort.order === "DESC" ? "desc" : "asc"}
            onClick={sorted}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight"
          >
            {text}
          </TableSortLabel>
        </Tooltip>
      ) : (
        text
      )}
      <ColumnEdge name={field.name} />
    </TableCell>
  );
}
