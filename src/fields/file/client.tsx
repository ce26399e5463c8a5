import {
  type ClientHost,
  type EntityRecord,
  FileCell,
  TextBox,
  UploadBox,
  useMayUpload,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return <FileCell address={String(record[field.name])} kind="file" />;
}

/** A file by upload; the address of one that lies elsewhere stays to be changed. */
function Widget(props: WidgetProps) {
  const isElsewhere = typeof props.value === "string" && !props.value.startsWith("/files/");
  return useMayUpload() && !isElsewhere ? <UploadBox kind="file" widget={props} /> : <TextBox widget={props} inputMode="url" />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "file", Cell, widget: "file-upload", Widget });
}
