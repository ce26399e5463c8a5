import { useContext } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import type { EntityRecord } from "../../host/clientHost";
import { useClientRegistry } from "../../host/clientRegistry";
import { EntityContext, FieldProvider } from "./entities";

/** A field's value as a view of its own or its kind shows it; a value that isn't there is a dash. */
export function FieldCell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { fieldKinds, fieldViews } = useClientRegistry();
  const entity = useContext(EntityContext);
  const view = fieldViews.get(`${entity?.name}.${field.name}`) ?? fieldKinds.get(field.kind);
  const value = record[field.name];
  if (value === undefined || value === null || value === "") return <span aria-hidden>–</span>;
  if (!view) return typeof value === "object" ? JSON.stringify(value) : String(value);
  return (
    <FieldProvider value={field}>
      <view.Cell record={record} field={field} />
      {field.unit && !view.writesUnit ? `\u00a0${field.unit}` : null}
    </FieldProvider>
  );
}
