import { FormControlLabel, MenuItem, OutlinedInput, Select, Switch, Typography } from "@mui/material";
import { generateWidgets } from "@rjsf/mui";
import type { WidgetProps } from "@rjsf/utils";
import { describedBy } from "./describedBy";
import { isListItem } from "./FieldTemplate";
import type { FormContext } from "./formTypes";

const theirs = generateWidgets();

/** What a value that isn't there means, where the form says that it means something. */
function meantDefault({ schema, registry }: WidgetProps): unknown {
  const { isDefaultMeant }: FormContext = registry.formContext ?? {};
  return isDefaultMeant ? schema.default : undefined;
}

function CheckboxWidget(props: WidgetProps) {
  const { id, label, value = meantDefault(props), disabled, readonly, onChange, onBlur, required } = props;
  return (
    <FormControlLabel
      sx={{ mr: 0, gap: 1, ml: -0.75 }}
      label={
        <Typography component="span" sx={{ overflowWrap: "anywhere" }}>
          {label}
        </Typography>
      }
      control={
        <Switch
          id={id}
          checked={value === true}
          required={required ?? false}
          disabled={Boolean(disabled || readonly)}
          onChange={(_, isChecked) => onChange(isChecked)}
          onBlur={() => onBlur(id, value)}
          slotProps={{ input: { "aria-describedby": describedBy(id) } }}
        />
      }
    />
  );
}

function TextareaWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, onChange, onBlur, options, label, placeholder, rawErrors = [] } = props;
  return (
    <OutlinedInput
      id={id}
      name={id}
      size="small"
      fullWidth
      multiline
      minRows={typeof options.rows === "number" ? options.rows : 3}
      maxRows={14}
      value={value ?? ""}
      placeholder={placeholder ?? ""}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      onChange={(event) => onChange(event.target.value === "" ? options.emptyValue : event.target.value)}
      onBlur={(event) => onBlur(id, event.target.value)}
      inputProps={{ "aria-describedby": describedBy(id), ...(isListItem(id) ? { "aria-label": label } : {}) }}
    />
  );
}

/** Options are told apart by their place in the list, so that numbers and words both work. */
function SelectWidget(props: WidgetProps) {
  const { id, required, disabled, readonly, multiple, onChange, onBlur, options, rawErrors = [] } = props;
  const meant = meantDefault(props);
  const value = props.value ?? meant;
  const choices = options.enumOptions ?? [];
  const indexOf = (wanted: unknown) => String(choices.findIndex((choice) => choice.value === wanted));
  const isMultiple = multiple === true;
  const selected = isMultiple ? (Array.isArray(value) ? value : []).map(indexOf) : indexOf(value);
  const pick = (next: string | string[]) => {
    if (Array.isArray(next)) onChange(next.map((index) => choices[Number(index)]?.value));
    else onChange(choices[Number(next)]?.value);
  };
  return (
    <Select
      size="small"
      fullWidth
      multiple={isMultiple}
      value={selected === "-1" ? "" : selected}
      labelId={`${id}-label`}
      SelectDisplayProps={{ id, "aria-describedby": describedBy(id) }}
      required={required ?? false}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      onChange={(event) => pick(event.target.value)}
      onBlur={() => onBlur(id, value)}
    >
      {!required && !isMultiple && meant === undefined ? (
        <MenuItem value="">
          <em>–</em>
        </MenuItem>
      ) : null}
      {choices.map((choice, index) => (
        <MenuItem key={String(choice.value)} value={String(index)}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Without the label of its own: the field template shows it. */
function RadioWidget(props: WidgetProps) {
  const Theirs = theirs.RadioWidget;
  return Theirs ? <Theirs {...props} hideLabel /> : null;
}

function CheckboxesWidget(props: WidgetProps) {
  const Theirs = theirs.CheckboxesWidget;
  return Theirs ? <Theirs {...props} hideLabel /> : null;
}

export const widgets = { CheckboxWidget, TextareaWidget, SelectWidget, RadioWidget, CheckboxesWidget };
