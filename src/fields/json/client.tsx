import { Box } from "@mui/material";
import { useState } from "react";
import { type ClientHost, type EntityRecord, TextBox, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return (
    <Box
      component="code"
      sx={{
        fontSize: 12,
        whiteSpace: "pre-wrap",
        "td &, li &": { display: "block", maxWidth: 240, whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
      }}
    >
      {JSON.stringify(record[field.name], null, 1)}
    </Box>
  );
}

/** Keeps what is being typed; hands on the document once it can be read, the bare text until then. */
function Widget(props: WidgetProps) {
  const [text, setText] = useState(() => (props.value === undefined ? "" : JSON.stringify(props.value, null, 2)));
  const change = (next: string) => {
    setText(next);
    if (next.trim() === "") return props.onChange(undefined);
    try {
      return props.onChange(JSON.parse(next));
    } catch {
      return props.onChange(next);
    }
  };
  return <TextBox widget={props} text={text} onText={change} rows={6} sx={{ fontFamily: "monospace", fontSize: 13 }} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "json", Cell, widget: "json", Widget });
}
