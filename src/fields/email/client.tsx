import { Link } from "@mui/material";
import { type ClientHost, ContainsFilter, type EntityRecord, TextBox, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const address = String(record[field.name]);
  return (
    <Link href={`mailto:${address}`} color="inherit" underline="hover" onClick={(event) => event.stopPropagation()}>
      {address}
    </Link>
  );
}

function Widget(props: WidgetProps) {
  return <TextBox widget={props} type="email" inputMode="email" />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "email", Cell, widget: "email-box", Widget, Filter: ContainsFilter });
}
