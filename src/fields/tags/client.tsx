import { Autocomplete, Box, TextField } from "@mui/material";
import { useState } from "react";
import {
  type ClientHost,
  describedBy,
  type EntityRecord,
  useField,
  useFieldTexts,
  useTexts,
  useUsedWords,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { TagsFilter } from "./TagsFilter";

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
  const closed = schema.items?.enum?.map(String);
  const tags = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const used = useUsedWords(useField(), typed, isOpen && !closed);
  const options = closed ?? used.filter((tag) => !tags.includes(tag));
  const change = (next: readonly string[]) => onChange([...new Set(next.map((tag) => tag.trim()).filter(Boolean))]);
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo={!closed}
      clearOnBlur
      size="small"
      fullWidth
      options={options}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      {...(closed ? {} : { filterOptions: (all: string[]) => all, open: isOpen && options.length > 0 })}
      value={tags}
      getOptionLabel={labelOf}
      disabled={disabled}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("fields.reference.none")}
      onChange={(_, next) => change(next)}
      // What was typed counts without Enter, too.
      onBlur={() => !closed && typed.trim() && change([...tags, typed])}
      renderInput={(params) => (
        <TextField
          {...params}
          error={errors.length > 0}
          placeholder={tags.length === 0 && !closed ? t("fields.tags.add") : ""}
          slotProps={{ htmlInput: { ...params.inputProps, "aria-describedby": describedBy(id) } }}
        />
      )}
    />
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "tags", Cell, widget: "tags", Widget, Filter: TagsFilter });
}
