import { Box } from "@mui/material";
import { type ClientHost, type EntityRecord, TextBox, useTexts, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

const COLOUR = /^#[0-9a-f]{6}$/i;

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const colour = String(record[field.name]);
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1, verticalAlign: "middle" }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 18, height: 18, borderRadius: "5px", border: 1, borderColor: "divider" }}
        style={COLOUR.test(colour) ? { backgroundColor: colour } : {}}
      />
      {colour}
    </Box>
  );
}

/** The device's colour picker beside the code. */
function Widget(props: WidgetProps) {
  const { t } = useTexts();
  const colour = typeof props.value === "string" && COLOUR.test(props.value) ? props.value : "#888888";
  return (
    <Box sx={{ display: "flex", gap: 1, maxWidth: 240 }}>
      <Box
        component="input"
        type="color"
        value={colour}
        disabled={props.disabled}
        aria-label={t("fields.colour.pick", { name: props.label })}
        onChange={(event) => props.onChange(event.target.value)}
        sx={{
          width: 44,
          height: 40,
          p: 0.5,
          flex: "none",
          borderRadius: 1,
          border: 1,
          borderColor: "divider",
          bgcolor: "transparent",
          cursor: "pointer",
        }}
      />
      <TextBox widget={props} />
    </Box>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "colour", Cell, widget: "colour", Widget });
}
