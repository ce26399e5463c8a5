import { Box } from "@mui/material";
import { type ClientHost, type EntityRecord, FieldCell, useItemFields, useTexts } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { isJsonObject } from "../../shared/json";

/** A small table where there is room; in a list, how many there are. */
function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { t } = useTexts();
  const all = useItemFields(field);
  const value = record[field.name];
  const items = (Array.isArray(value) ? value : []).filter(isJsonObject);
  // What no item says takes no room.
  const columns = all.filter(({ name }) => items.some((item) => item[name] !== undefined && item[name] !== null));
  const count = t("fields.embedded.count", { smart_count: items.length });
  if (items.length === 0) return <span aria-hidden>–</span>;
  return (
    <>
      <Box component="span" sx={{ display: "none", "td &, li &": { display: "inline" } }}>
        {count}
      </Box>
      <Box
        role="region"
        aria-label={count}
        // Where it is wider than its place it is scrolled by keys, too.
        tabIndex={0}
        sx={{ overflowX: "auto", overflowWrap: "normal", "td &, li &": { display: "none" } }}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: "collapse",
            "& th, & td": { textAlign: "left", verticalAlign: "top", py: 0.5, pr: 2.5, borderBottom: 1, borderColor: "divider" },
            "& th": { typography: "body2", color: "text.secondary", whiteSpace: "nowrap" },
          }}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.field.name} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own
              <tr key={index}>
                {columns.map(({ field: column, name }) => (
                  <td key={column.name}>
                    <FieldCell field={column} record={{ id: "", [column.name]: item[name] }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

// The form's own list of cards asks for the items, so this kind brings no control.
export function register(host: ClientHost): void {
  host.fieldKind({ name: "embedded", Cell });
}
