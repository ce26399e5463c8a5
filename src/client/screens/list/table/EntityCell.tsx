import { Box, Link as MuiLink, TableCell } from "@mui/material";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { ClientField } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { Icon } from "../../../theme/icons";
import { useEntity } from "../../entity/entities";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useListLayout } from "../columns/useListLayout";
import { isEditable } from "./editable";
import { useTable } from "./tableContext";

/** A second click within this time edits the cell; without one the row's record opens. */
const DOUBLE_CLICK_MS = 240;

interface EntityCellProps {
  readonly record: EntityRecord;
  readonly field: ClientField;
  /** Leads to the record. */
  readonly isLead: boolean;
  readonly canOpen: boolean;
  readonly canEdit: boolean;
  /** Whether it changed a moment ago. */
  readonly isLit: boolean;
}

function Content({ record, field, isLead, canOpen }: Pick<EntityCellProps, "record" | "field" | "isLead" | "canOpen">) {
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const content = <FieldCell record={record} field={field} />;
  if (!canOpen || !isLead || field.reference) return content;
  return (
    <MuiLink
      component={Link}
      to={path.record(record.id)}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
      onClick={(event) => event.stopPropagation()}
      {...(record[field.name] ? {} : { "aria-label": labelOf(record) })}
    >
      {content}
    </MuiLink>
  );
}

/** A cell that shows its value and, where it may be written, opens its control by double click, Enter or F2. */
export function EntityCell(props: EntityCellProps) {
  const { record, field, canOpen } = props;
  const entity = useEntity();
  const view = useClientRegistry().fieldKinds.get(field.kind);
  const { layout } = useListLayout();
  const { edit } = useTable();
  const path = useEntityPath();
  const navigate = useNavigate();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const canEdit = props.canEdit && isEditable(entity, field, view);
  const width = layout.widths[field.name];

  const start = (target: HTMLElement) => {
    clearTimeout(opening.current);
    const anchor = target.closest<HTMLElement>("td");
    if (anchor) edit({ record, field, anchor });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!canEdit) return;
    event.stopPropagation();
    clearTimeout(opening.current);
    if (!canOpen || event.detail > 1) return;
    opening.current = setTimeout(() => navigate(path.record(record.id)), DOUBLE_CLICK_MS);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || (event.key !== "Enter" && event.key !== "F2")) return;
    if (canEdit) start(event.currentTarget);
    else if (event.key === "Enter" && canOpen) navigate(path.record(record.id));
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TableCell
      align={view?.align ?? "left"}
      tabIndex={-1}
      data-cell={field.name}
      onClick={onClick}
      onDoubleClick={(event) => canEdit && start(event.currentTarget)}
      onKeyDown={onKey}
      className={props.isLit ? "lit" : ""}
      {...(width ? { style: { width, minWidth: width, maxWidth: width } } : {})}
    >
      <Content record={record} field={field} isLead={props.isLead} canOpen={canOpen} />
      {canEdit ? (
        <Box
          component="span"
          aria-hidden
          className="pencil"
          onClick={(event) => {
            event.stopPropagation();
            start(event.currentTarget);
          }}
        >
          <Icon name="Edit" sx={{ fontSize: 15 }} />
        </Box>
      ) : null}
    </TableCell>
  );
}
