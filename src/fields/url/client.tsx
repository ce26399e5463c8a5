import { Link } from "@mui/material";
import { type ClientHost, ContainsFilter, type EntityRecord, TextBox, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

/** A link only where it leads to the web: other schemes could run something. */
function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const address = String(record[field.name]);
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {address.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
    </Link>
  );
}

function Widget(props: WidgetProps) {
  return <TextBox widget={props} type="url" inputMode="url" />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "url", Cell, widget: "url-box", Widget, Filter: ContainsFilter });
}
