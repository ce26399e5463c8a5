import { Box } from "@mui/material";
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
  return <FileCell address={String(record[field.name])} kind="video" />;
}

/** A video by upload, which plays here, or by its address on the web. */
function Widget(props: WidgetProps) {
  const mayUpload = useMayUpload();
  const address = typeof props.value === "string" ? props.value : "";
  if (!mayUpload) return <TextBox widget={props} inputMode="url" />;
  if (!address.startsWith("/files/"))
    return (
      <Box sx={{ display: "grid", gap: 1 }}>
        <TextBox widget={props} inputMode="url" />
        {address === "" && <UploadBox kind="video" widget={{ ...props, errors: [] }} />}
      </Box>
    );
  const player = (
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    <video src={address} controls preload="metadata" aria-label={props.label} style={{ maxWidth: "100%", maxHeight: 240 }} />
  );
  return <UploadBox kind="video" widget={props} preview={player} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "video", Cell, widget: "video-upload", Widget });
}
