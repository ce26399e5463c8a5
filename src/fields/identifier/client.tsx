import { Box } from "@mui/material";
import type { ClientHost, EntityRecord } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return (
    <Box component="code" sx={{ fontSize: 12 }}>
      {String(record[field.name])}
    </Box>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "identifier", Cell });
}
