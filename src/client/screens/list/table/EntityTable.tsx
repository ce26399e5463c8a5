import { closestCenter, DndContext } from "@dnd-kit/core";
import { horizontalListSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useListContext } from "ra-core";
import { useMemo, useRef, useState } from "react";
import type { EntityRecord } from "../../../host/clientHost";
import { HiddenPart } from "../../common/HiddenPart";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { ColumnHead } from "../columns/ColumnHead";
import { useColumnDrag } from "../columns/useColumnDrag";
import { useListLayout } from "../columns/useListLayout";
import { CellEditor } from "./CellEditor";
import { EntityRow } from "./EntityRow";
import { type CellPlace, TableProvider } from "./tableContext";
import { tableStyles } from "./tableStyles";
import { useListShortcuts } from "./useListShortcuts";
import { useTableKeys } from "./useTableKeys";

/** Selects the rows of the page, and takes them out again. */
function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<EntityRecord>();
  const { t } = useTexts();
  const here = data.map(({ id }) => id).filter((id) => selectedIds.includes(id));
  const isAll = here.length === data.length;
  const others = selectedIds.filter((id) => !here.includes(id));
  const isSome = here.length > 0 && !isAll;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={isSome}
      onChange={() => onSelect(isAll ? others : [...others, ...data.map(({ id }) => id)])}
      slotProps={{
        input: {
          "aria-label": t("ra.action.select_all"),
          // MUI says "mixed" to screen readers, which must hold of the browser's own box, too.
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isSome;
          },
        },
      }}
    />
  );
}

/** The list as a table: columns as the person wants them, cells that change in their place, rows by keyboard. */
export function EntityTable() {
  const entity = useEntity();
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { data = [] } = useListContext<EntityRecord>();
  const { layout, shown } = useListLayout();
  const drag = useColumnDrag();
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<CellPlace>();
  const onKeyDown = useTableKeys(table);
  useListShortcuts(table);
  const ghosts = useMemo(() => entity.hidden?.fields ?? [], [entity]);
  const state = useMemo(() => ({ columns: shown, ghosts, edit: setPlace }), [shown, ghosts]);
  return (
    <TableProvider value={state}>
      <Box sx={tableStyles} className={layout.density}>
        <DndContext {...drag} collisionDetection={closestCenter}>
          <Table ref={table} onKeyDown={onKeyDown}>
            <TableHead>
              <TableRow>
                <TableCell padding="checkbox">
                  <SelectPage />
                </TableCell>
                <SortableContext items={shown.map(({ name }) => name)} strategy={horizontalListSortingStrategy}>
                  {shown.map((field) => (
                    <ColumnHead key={field.name} field={field} />
                  ))}
                </SortableContext>
                {ghosts.map((part) => (
                  <TableCell key={part.name}>
                    <HiddenPart part={part} label={label(part)} />
                  </TableCell>
                ))}
                <TableCell className="actions">
                  <span>{t("console.list.actions")}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((record) => (
                <EntityRow key={record.id} record={record} />
              ))}
            </TableBody>
          </Table>
        </DndContext>
      </Box>
      <CellEditor place={place} table={table} onMove={setPlace} onClose={() => setPlace(undefined)} />
    </TableProvider>
  );
}
