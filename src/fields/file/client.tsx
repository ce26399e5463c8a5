import { Link } from "@mui/material";
import {
  type ClientHost,
  type EntityRecord,
  TextBox,
  UploadBox,
  useMayUpload,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { t } = useTexts();
  return (
    <Link href={String(record[field.name])} target="_blank" rel="noopener noreferrer" color="inherit">
      {t("fields.file.open")}
    </Link>
  );
}

/** A file by upload; the address of one that lies elsewhere stays to be changed. */
function Widget(props: WidgetProps) {
  const isElsewhere = typeof props.value === "string" && !props.value.startsWith("/files/");
  return useMayUpload() && !isElsewhere ? <UploadBox kind="file" widget={props} /> : <TextBox widget={props} inputMode="url" />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "file", Cell, widget: "file-upload", Widget });
}
