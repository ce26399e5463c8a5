import { Autocomplete, TextField } from "@mui/material";
import { useState } from "react";
import {
  ChoiceFilter,
  FilterBox,
  type FilterProps,
  useFieldTexts,
  useTexts,
  useTyped,
  useUsedWords,
} from "../../client/kit/console";

function ClosedFilter(props: FilterProps) {
  const { field, value, onChange } = props;
  const { value: labelOf } = useFieldTexts();
  const key = `${field.name}_contains`;
  const operand = value[key];
  return (
    <ChoiceFilter
      filter={{
        ...props,
        value: operand === undefined ? {} : { [field.name]: operand },
        onChange: (next) => onChange({ [key]: next[field.name] }),
      }}
      options={(field.schema.items?.enum ?? []).map(String)}
      labelOf={(option) => labelOf(String(option))}
      isSingle
    />
  );
}

/** A part of a tag as it is typed, or one of those that records have. */
function OpenFilter({ field, label, value, onChange }: FilterProps) {
  const { t } = useTexts();
  const key = `${field.name}_contains`;
  const operand = value[key];
  const inForce = typeof operand === "string" ? operand : "";
  const [text, setText] = useTyped(inForce, (typed) => onChange({ [key]: typed || undefined }));
  const [isOpen, setIsOpen] = useState(false);
  const words = useUsedWords(field, text, isOpen);
  return (
    <FilterBox label={label}>
      <Autocomplete
        freeSolo
        size="small"
        options={words}
        filterOptions={(options) => options}
        open={isOpen && words.length > 0}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        inputValue={text}
        onInputChange={(_, next) => setText(next)}
        clearText={t("fields.clear")}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={t("fields.filter.contains")}
            slotProps={{ htmlInput: { ...params.inputProps, "aria-label": label } }}
          />
        )}
      />
    </FilterBox>
  );
}

/** Narrows a list to records with a tag: one of a closed list, else whatever holds the typed text. */
export function TagsFilter(props: FilterProps) {
  return props.field.schema.items?.enum ? <ClosedFilter {...props} /> : <OpenFilter {...props} />;
}
