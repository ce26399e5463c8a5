import { type ReactNode, useEffect, useState } from "react";
import type { WidgetProps } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";
import { readNumber, writeNumber } from "./numbers";
import { TextBox } from "./TextBox";

interface NumberBoxProps {
  readonly widget: WidgetProps;
  readonly isWhole?: boolean;
  /** A unit, shown after the value. */
  readonly unit?: ReactNode;
}

/** A box for numbers: keeps what is being typed, hands on the number. */
export function NumberBox({ widget, isWhole = false, unit }: NumberBoxProps) {
  const { language } = useTexts();
  const { value, onChange } = widget;
  const [text, setText] = useState(() => writeNumber(value, language));
  useEffect(() => {
    // "12," is typed on the way to "12,5": only another value from outside replaces the text.
    setText((typed) => (readNumber(typed) === (value ?? undefined) ? typed : writeNumber(value, language)));
  }, [value, language]);
  return (
    <TextBox
      widget={widget}
      text={text}
      inputMode={isWhole ? "numeric" : "decimal"}
      end={unit}
      sx={{ maxWidth: 240 }}
      onText={(next) => {
        setText(next);
        onChange(readNumber(next));
      }}
    />
  );
}
