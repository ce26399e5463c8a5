import { Autocomplete, Box, TextField } from "@mui/material";
import {
  type ClientHost,
  ContainsFilter,
  describedBy,
  type EntityRecord,
  useFieldTexts,
  useTexts,
  type WidgetProps,
} from "../../client/kit";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { value: labelOf } = useFieldTexts();
  const value = record[field.name];
  // A filter's operand is one tag, a record's value a list of them.
  const tags = Array.isArray(value) ? value.map(String) : [String(value)];
  if (tags.length === 0) return <span aria-hidden>–</span>;
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.5, verticalAlign: "middle", "td &": { flexWrap: "nowrap" } }}
    >
      {tags.map((tag) => (
        <Box
          key={tag}
          component="span"
          sx={{
            px: 0.75,
            borderRadius: "6px",
            typography: "body2",
            lineHeight: "22px",
            bgcolor: "action.selected",
            overflowWrap: "anywhere",
          }}
        >
          {labelOf(tag)}
        </Box>
      ))}
    </Box>
  );
}

/** A closed list where the schema has one, free words otherwise. */
function Widget({ id, value, schema, disabled, errors, onChange }: WidgetProps) {
  const { t } = useTexts();
  const { value: labelOf } = useFieldTexts();
  const options = (schema.items?.enum ?? []).map(String);
  const tags = Array.isArray(value) ? value.map(String) : [];
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo={options.length === 0}
      autoSelect={options.length === 0}
      size="small"
      fullWidth
      options={options}
      value={tags}
      getOptionLabel={labelOf}
      disabled={disabled}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("fields.reference.none")}
      onChange={(_, next) => onChange([...new Set(next.map((tag) => tag.trim()).filter(Boolean))])}
      renderInput={(params) => (
        <TextField
          {...params}
          error={errors.length > 0}
          placeholder={tags.length === 0 && options.length === 0 ? t("fields.tags.add") : ""}
          slotProps={{ htmlInput: { ...params.inputProps, "aria-describedby": describedBy(id) } }}
        />
      )}
    />
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "tags", Cell, widget: "tags", Widget, Filter: ContainsFilter });
}
