import { OutlinedInput } from "@mui/material";
import { type BaseInputTemplateProps, getInputProps } from "@rjsf/utils";
import { useTypedNumber } from "../inputs/useTypedNumber";
import { describedBy } from "./describedBy";
import { isListItem } from "./FieldTemplate";

/** The one-line input of every type that has no widget of its own. */
export function BaseInput(props: BaseInputTemplateProps) {
  const { id, type, value, label, required, readonly, disabled, autofocus, options, schema, placeholder, rawErrors = [] } = props;
  const input = getInputProps(schema, type, options);
  const number = useTypedNumber(value, props.onChange);
  const isNumber = input.type === "number" && !props.onChangeOverride;
  return (
    <OutlinedInput
      id={id}
      name={id}
      size="small"
      fullWidth
      type={isNumber ? "text" : input.type}
      value={isNumber ? number.text : (value ?? "")}
      placeholder={placeholder ?? ""}
      required={required ?? false}
      disabled={Boolean(disabled || readonly)}
      error={rawErrors.length > 0}
      autoFocus={autofocus ?? false}
      onChange={
        props.onChangeOverride ??
        ((event) => {
          if (isNumber) number.type(event.target.value);
          else props.onChange(event.target.value === "" ? options.emptyValue : event.target.value);
        })
      }
      onBlur={(event) => props.onBlur(id, event.target.value)}
      onFocus={(event) => props.onFocus(id, event.target.value)}
      inputProps={{
        ...(isNumber ? { inputMode: "decimal" } : { step: input.step, min: input.min, max: input.max }),
        "aria-describedby": describedBy(id),
        ...(isListItem(id) ? { "aria-label": label } : {}),
      }}
    />
  );
}
