import { OutlinedInput } from "@mui/material";
import { type BaseInputTemplateProps, getInputProps } from "@rjsf/utils";
import { describedBy } from "./describedBy";
import { isListItem } from "./FieldTemplate";

/** The one-line input of every type that has no widget of its own. */
export function BaseInput(props: BaseInputTemplateProps) {
  const { id, type, value, label, required, readonly, disabled, autofocus, options, schema, placeholder, rawErrors = [] } = props;
  const input = getInputProps(schema, type, options);
  return (
    <OutlinedInput
      id={id}
      name={id}
      size="small"
      fullWidth
      type={input.type}
      value={value ?? ""}
      placeholder={placeholder ?? ""}
      required={required ?? false}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      autoFocus={autofocus ?? false}
      onChange={
        props.onChangeOverride ?? ((event) => props.onChange(event.target.value === "" ? options.emptyValue : event.target.value))
      }
      onBlur={(event) => props.onBlur(id, event.target.value)}
      onFocus={(event) => props.onFocus(id, event.target.value)}
      inputProps={{
        step: input.step,
        min: input.min,
        max: input.max,
        "aria-describedby": describedBy(id),
        ...(isListItem(id) ? { "aria-label": label } : {}),
      }}
    />
  );
}
