import { Autocomplete, MenuItem, Select, TextField } from "@mui/material";
import {
  ChoiceFilter,
  type ClientHost,
  describedBy,
  type EntityRecord,
  type FilterProps,
  StateChip,
  toneOf,
  useFieldTexts,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

/** Beyond this many options a list is searched rather than read. */
const MANY = 12;

/** A state carries icon and colour; other words stay words. */
function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { value: labelOf } = useFieldTexts();
  const value = String(record[field.name]);
  const isState = (field.schema.enum ?? []).filter((option) => toneOf(option, field)).length > 1;
  const label = labelOf(value);
  return isState ? <StateChip tone={toneOf(value, field) ?? "calm"} label={label} /> : label;
}

function Widget(props: WidgetProps) {
  const options = (props.schema.enum ?? []).map(String);
  return options.length > MANY ? <Searched {...props} options={options} /> : <Listed {...props} options={options} />;
}

type ChoiceProps = WidgetProps & { readonly options: readonly string[] };

function Listed({ id, value, required, disabled, schema, errors, onChange, options }: ChoiceProps) {
  const { value: labelOf } = useFieldTexts();
  return (
    <Select
      size="small"
      fullWidth
      value={typeof value === "string" && options.includes(value) ? value : ""}
      labelId={`${id}-label`}
      SelectDisplayProps={{ id, "aria-describedby": describedBy(id) }}
      disabled={disabled}
      error={errors.length > 0}
      onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
    >
      {/* Where a default stands for no choice, none can be made. */}
      {required || schema.default !== undefined ? null : (
        <MenuItem value="">
          <em>–</em>
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {labelOf(option)}
        </MenuItem>
      ))}
    </Select>
  );
}

function Searched({ id, value, disabled, errors, onChange, options }: ChoiceProps) {
  const { t } = useTexts();
  const { value: labelOf } = useFieldTexts();
  return (
    <Autocomplete
      id={id}
      size="small"
      fullWidth
      options={options}
      value={typeof value === "string" ? value : null}
      getOptionLabel={labelOf}
      disabled={disabled}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("fields.reference.none")}
      onChange={(_, next) => onChange(next ?? undefined)}
      renderInput={(params) => (
        <TextField
          {...params}
          error={errors.length > 0}
          slotProps={{ htmlInput: { ...params.inputProps, "aria-describedby": describedBy(id) } }}
        />
      )}
    />
  );
}

function Filter(props: FilterProps) {
  const { value: labelOf } = useFieldTexts();
  return <ChoiceFilter filter={props} options={props.field.schema.enum ?? []} labelOf={(option) => labelOf(String(option))} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "enum", Cell, widget: "choice", Widget, Filter });
}
