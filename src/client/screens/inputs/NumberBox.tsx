import type { ReactNode } from "react";
import type { WidgetProps } from "../../host/clientHost";
import { TextBox } from "./TextBox";
import { useTypedNumber } from "./useTypedNumber";

interface NumberBoxProps {
  readonly widget: WidgetProps;
  readonly isWhole?: boolean;
  /** A unit, shown after the value. */
  readonly unit?: ReactNode;
}

/** A box for numbers: keeps what is being typed, hands on the number. */
export function NumberBox({ widget, isWhole = false, unit }: NumberBoxProps) {
  const { text, type } = useTypedNumber(widget.value, widget.onChange);
  return (
    <TextBox
      widget={widget}
      text={text}
      inputMode={isWhole ? "numeric" : "decimal"}
      end={unit}
      sx={{ maxWidth: 240 }}
      onText={type}
    />
  );
}
