import { InputAdornment, OutlinedInput, type OutlinedInputProps } from "@mui/material";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import type { WidgetProps } from "../../host/clientHost";
import { useField } from "../entity/entities";
import { describedBy } from "../form/describedBy";

interface TextBoxProps {
  readonly widget: WidgetProps;
  /** What the box shows; @default the widget's value as text */
  readonly text?: string;
  /** @default hands on the text, nothing where it is empty */
  readonly onText?: (text: string) => void;
  readonly type?: string;
  readonly inputMode?: "text" | "decimal" | "numeric" | "email" | "url";
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly start?: ReactNode;
  /** A unit, shown after the value. @default the field's */
  readonly end?: ReactNode;
  /** Rows of a box for longer texts. */
  readonly rows?: number;
  readonly sx?: OutlinedInputProps["sx"];
}

/** The unit that the box was given, else its field's. */
function useUnit(given: ReactNode): ReactNode {
  const field = useField();
  return given ?? field?.unit;
}

/** The one-line or longer box of a field kind, tied to the label, help and error around it. */
export function TextBox(props: TextBoxProps) {
  const { widget, text, onText, type = "text", inputMode, autoComplete = "off", start, rows, sx } = props;
  const end = useUnit(props.end);
  const change = onText ?? ((next: string) => widget.onChange(next === "" ? undefined : next));
  return (
    <OutlinedInput
      id={widget.id}
      name={widget.id}
      size="small"
      fullWidth
      type={type}
      value={text ?? (typeof widget.value === "string" ? widget.value : "")}
      disabled={widget.disabled}
      required={widget.required}
      error={widget.errors.length > 0}
      autoComplete={autoComplete}
      onChange={(event) => change(event.target.value)}
      {...(rows ? { multiline: true, minRows: rows, maxRows: 16 } : {})}
      {...(start ? { startAdornment: <InputAdornment position="start">{start}</InputAdornment> } : {})}
      {...(end ? { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } : {})}
      {...(sx ? { sx } : {})}
      inputProps={{ "aria-describedby": describedBy(widget.id), ...(inputMode ? { inputMode } : {}) }}
    />
  );
}
