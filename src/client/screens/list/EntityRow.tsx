import { Checkbox, TableCell, TableRow } from "@mui/material";
import { useDataTableCallbacksContext, useDataTableSelectedIdsContext, useRecordContext } from "ra-core";
import type { ReactNode } from "react";
import { DataTableBody } from "react-admin";
import { useNavigate } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";

interface EntityRowProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A row that leads to its record. react-admin's own names its check boxes in a way that screen readers miss. */
function EntityRow({ children, className }: EntityRowProps) {
  const record = useRecordContext<EntityRecord>();
  const entity = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const navigate = useNavigate();
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  const canOpen = entity.actions.read;
  const canSelect = entity.actions.delete;
  const isSelected = selectedIds?.includes(record.id) ?? false;
  return (
    <TableRow
      hover
      selected={isSelected}
      className={className ?? ""}
      {...(canOpen ? { onClick: () => navigate(path.record(record.id)), sx: { cursor: "pointer" } } : {})}
    >
      {canSelect ? (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="small"
            checked={isSelected}
            onClick={(event) => handleToggleItem?.(record.id, event)}
            slotProps={{ input: { "aria-label": t("console.list.select", { name: labelOf(record) }) } }}
          />
        </TableCell>
      ) : null}
      {children}
    </TableRow>
  );
}

export function EntityTableBody({ children }: { readonly children?: ReactNode }) {
  return <DataTableBody row={EntityRow}>{children}</DataTableBody>;
}
