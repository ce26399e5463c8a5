import { Link as MuiLink } from "@mui/material";
import { DataTable } from "react-admin";
import { Link } from "react-router-dom";
import type { ClientField } from "../../../schema/clientCatalog";
import type { EntityRecord } from "../../host/clientHost";
import { useClientRegistry } from "../../host/clientRegistry";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { FieldCell } from "../entity/FieldCell";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useShownFields } from "../entity/useShownFields";
import { columnsKey, columnsOf, hiddenByDefault } from "./columns";
import { EntityTableBody } from "./EntityRow";
import { RowMenu } from "./RowMenu";
import { tableStyles } from "./tableStyles";

const NO_TOOLBAR = <span hidden />;

export function EntityTable() {
  const entity = useEntity();
  const { t } = useTexts();
  const { label, record: labelOf } = useEntityTexts();
  const { fieldKinds } = useClientRegistry();
  const path = useEntityPath();
  const fields = useShownFields();
  const columns = columnsOf(fields, entity.list);
  const lead = columns[0]?.name;
  const canOpen = entity.actions.read;
  const cell = (field: ClientField, record: EntityRecord) => {
    const content = <FieldCell record={record} field={field} />;
    if (!canOpen || field.name !== lead || field.reference) return content;
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
  };
  return (
    <DataTable<EntityRecord>
      storeKey={columnsKey(entity)}
      hiddenColumns={hiddenByDefault(fields, entity.list)}
      body={EntityTableBody}
      rowClick={false}
      // The selection has a bar of its own in place of the list's tools.
      bulkActionsToolbar={NO_TOOLBAR}
      bulkActionButtons={entity.actions.delete ? NO_TOOLBAR : false}
      sx={tableStyles}
    >
      {columns.map((field) => (
        <DataTable.Col<EntityRecord>
          key={field.name}
          source={field.name}
          label={label(field)}
          align={fieldKinds.get(field.kind)?.align ?? "left"}
          disableSort={!field.isSortable}
          render={(record) => cell(field, record)}
        />
      ))}
      <DataTable.Col<EntityRecord>
        label={t("console.list.actions")}
        align="right"
        headerClassName="actions"
        cellClassName="actions"
        render={(record) => <RowMenu record={record} />}
      />
    </DataTable>
  );
}
