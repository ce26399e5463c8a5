import type { ClientHost, EntityRecord } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { ImageInput } from "./ImageInput";
import { Picture } from "./Picture";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return <Picture address={String(record[field.name])} size={32} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "image", Cell, widget: "image", Widget: ImageInput });
}
