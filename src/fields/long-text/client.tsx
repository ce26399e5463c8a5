import { Box } from "@mui/material";
import { type ClientHost, ContainsFilter, type EntityRecord, TextBox, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

/** Two lines in a table; the whole text where there is room for it. */
function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const text = String(record[field.name]);
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: "pre-line",
        "td &, li &": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" },
      }}
    >
      {text}
    </Box>
  );
}

function Widget(props: WidgetProps) {
  return <TextBox widget={props} rows={4} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "long-text", Cell, widget: "long-text", Widget, Filter: ContainsFilter });
}
