import { Box } from "@mui/material";
import { useState } from "react";
import { type ClientHost, type EntityRecord, Icon, TextBox, type WidgetProps } from "../../client/kit";
import type { ClientField } from "../../schema/clientCatalog";

/** The picture, or a sign where it can't be loaded. */
function Picture({ address, size }: { readonly address: string; readonly size: number }) {
  const [broken, setBroken] = useState<string>();
  const frame = { width: size, height: size, borderRadius: "6px", border: 1, borderColor: "divider", flex: "none" };
  if (address === "" || broken === address) {
    return (
      <Box component="span" aria-hidden sx={{ ...frame, display: "inline-grid", placeItems: "center", color: "text.secondary" }}>
        <Icon name="Image" />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
      sx={{ ...frame, objectFit: "contain", bgcolor: "background.default", verticalAlign: "middle" }}
    />
  );
}

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return <Picture address={String(record[field.name])} size={32} />;
}

function Widget(props: WidgetProps) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Picture address={typeof props.value === "string" ? props.value : ""} size={40} />
      <TextBox widget={props} inputMode="url" />
    </Box>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "image", Cell, widget: "image", Widget });
}
