import { Popover } from "@mui/material";
import { useListContext } from "ra-core";
import type { RefObject } from "react";
import type { EntityRecord } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { CellForm } from "./CellForm";
import { isEditable, nextCell } from "./editable";
import { type CellPlace, useTable } from "./tableContext";

const NARROWEST = 260;

interface CellEditorProps {
  /** The cell that is being changed; none where it is closed. */
  readonly place: CellPlace | undefined;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly onMove: (place: CellPlace) => void;
  readonly onClose: () => void;
}

function cellAt(table: HTMLElement | null, id: string, name: string): HTMLElement | null {
  return table?.querySelector(`[data-row="${CSS.escape(id)}"] [data-cell="${CSS.escape(name)}"]`) ?? null;
}

/** A cell's control over the cell itself. Closed, it gives the focus back to the cell. */
export function CellEditor({ place, table, onMove, onClose }: CellEditorProps) {
  const entity = useEntity();
  const { label } = useEntityTexts();
  const { fieldKinds } = useClientRegistry();
  const { columns } = useTable();
  const { data = [] } = useListContext<EntityRecord>();

  const go = (step: 1 | -1) => {
    if (!place) return;
    const names = columns.filter((field) => isEditable(entity, field, fieldKinds.get(field.kind))).map(({ name }) => name);
    const ids = data.map(({ id }) => id);
    const next = nextCell(ids, names, { id: place.record.id, name: place.field.name }, step);
    const record = data.find(({ id }) => id === next?.id);
    const field = columns.find(({ name }) => name === next?.name);
    const anchor = next ? cellAt(table.current, next.id, next.name) : null;
    if (!record || !field || !anchor) return onClose();
    anchor.scrollIntoView({ block: "nearest", inline: "nearest" });
    onMove({ record, field, anchor });
  };

  return (
    <Popover
      // Another cell is another popover: it stands elsewhere.
      key={place ? `${place.record.id}:${place.field.name}` : ""}
      open={place !== undefined}
      anchorEl={place?.anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      transformOrigin={{ vertical: "top", horizontal: "left" }}
      transitionDuration={0}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": place ? label(place.field) : "",
          elevation: 8,
          sx: {
            p: 1,
            width: Math.max(place?.anchor.offsetWidth ?? 0, NARROWEST),
            maxWidth: "calc(100vw - 32px)",
            border: 1,
            borderColor: "primary.main",
          },
        },
      }}
    >
      {place ? <CellForm place={place} onDone={onClose} onGo={go} /> : null}
    </Popover>
  );
}
