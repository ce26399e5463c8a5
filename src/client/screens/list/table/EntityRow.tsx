import { Checkbox, TableCell, TableRow } from "@mui/material";
import { useListContext } from "ra-core";
import { type MouseEvent, memo } from "react";
import { useNavigate } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { HiddenPart } from "../../common/HiddenPart";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useFlashes } from "../flashes";
import { RowMenu } from "../RowMenu";
import { useIsTrash } from "../trash";
import { EntityCell } from "./EntityCell";
import { rangeOf } from "./selection";
import { useTable } from "./tableContext";

/** Whether the person was marking text: that is no click on the row. */
function hasMarkedText(): boolean {
  return (window.getSelection()?.toString() ?? "") !== "";
}

interface RowCellsProps {
  readonly record: EntityRecord;
  /** Names of the cells that changed a moment ago, joined by spaces: one value, which memo can compare. */
  readonly litFields: string;
}

/** A row's cells are many, and drawing them anew for each tick of a box or news of another row would hold up the page. */
const RowCells = memo(function RowCells({ record, litFields }: RowCellsProps) {
  const entity = useEntity();
  const isTrash = useIsTrash();
  const { columns, ghosts } = useTable();
  const lit = litFields.split(" ");
  const canOpen = entity.actions.read && !isTrash;
  return (
    <>
      {columns.map((field, index) => (
        <EntityCell
          key={field.name}
          record={record}
          field={field}
          isLead={index === 0}
          canOpen={canOpen}
          canEdit={!isTrash}
          isLit={lit.includes(field.name)}
        />
      ))}
      {ghosts.map((part) => (
        <TableCell key={part.name} onClick={(event) => event.stopPropagation()}>
          <HiddenPart part={part} isQuiet />
        </TableCell>
      ))}
      <TableCell align="right" className="actions" onClick={(event) => event.stopPropagation()}>
        <RowMenu record={record} />
      </TableCell>
    </>
  );
});

/** A row that leads to its record, can be selected and changed in its place. */
export function EntityRow({ record }: { readonly record: EntityRecord }) {
  const entity = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const navigate = useNavigate();
  const isTrash = useIsTrash();
  const { lit } = useFlashes();
  const { data = [], selectedIds, onToggleItem, onSelect } = useListContext<EntityRecord>();
  const canOpen = entity.actions.read && !isTrash;
  const isSelected = selectedIds.includes(record.id);
  const toggle = (event: MouseEvent) => {
    const last = selectedIds.at(-1);
    const range = event.shiftKey && last ? rangeOf(data.map(idOf), String(last), record.id) : [];
    if (range.length === 0) onToggleItem(record.id);
    else onSelect([...new Set([...selectedIds, ...range])]);
  };
  return (
    <TableRow
      hover
      selected={isSelected}
      tabIndex={-1}
      data-row={record.id}
      className={lit.has(record.id) ? "lit" : ""}
      {...(canOpen ? { onClick: () => !hasMarkedText() && navigate(path.record(record.id)), sx: { cursor: "pointer" } } : {})}
    >
      <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
        <Checkbox
          size="small"
          checked={isSelected}
          onClick={toggle}
          slotProps={{ input: { "aria-label": t("console.list.select", { name: labelOf(record) }) } }}
        />
      </TableCell>
      <RowCells record={record} litFields={litFields(lit, record.id)} />
    </TableRow>
  );
}

function litFields(lit: ReadonlySet<string>, id: string): string {
  return [...lit].flatMap((key) => (key.startsWith(`${id}:`) ? [key.slice(id.length + 1)] : [])).join(" ");
}

function idOf({ id }: EntityRecord): string {
  return id;
}
