import { TextField, type TextFieldProps } from "@mui/material";
import { useEffect, useEffectEvent, useState } from "react";
import { readNumber, writeNumber } from "../../../shared/readNumber";
import { useTexts } from "../common/useTexts";
import { type NumberRule, numberRule } from "./numbers";

interface NumberFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "type" | "variant"> {
  readonly value: number | null | undefined;
  /** @default 0 */
  readonly decimals?: number;
  /** The number; nothing where it was emptied, `NaN` where what was typed is none: no check takes that. */
  readonly onValue: (value: number | undefined) => void;
}

type Typed = { readonly value: number | undefined; readonly rule?: NumberRule };

function readTyped(text: string, decimals: number): Typed {
  const read = readNumber(text, decimals);
  if (read.kind === "empty") return { value: undefined };
  if (read.kind === "fault") return { value: Number.NaN, rule: read.fault };
  const rule = numberRule(read.value, decimals);
  return rule ? { value: Number.NaN, rule } : { value: read.value };
}

/** A field for a number, typed with comma or point; what is none stays as it was typed, with why. */
export function NumberField({ value, decimals = 0, onValue, error, helperText, slotProps, ...rest }: NumberFieldProps) {
  const { t, language } = useTexts();
  const given = value ?? undefined;
  const write = () => (given === undefined || Number.isNaN(given) ? "" : writeNumber(given, language));
  const [text, setText] = useState(write);
  const { rule, value: typed } = readTyped(text, decimals);
  const follow = useEffectEvent(() => {
    // Only another value from outside replaces what is being typed.
    if (!Object.is(typed, given)) setText(write());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the reason to follow it
  useEffect(follow, [given]);
  const { htmlInput, ...slots } = slotProps ?? {};
  return (
    <TextField
      {...rest}
      value={text}
      error={error || rule !== undefined}
      helperText={rule ? t(`validation.${rule}`, { limit: decimals }) : helperText}
      onChange={({ target }) => {
        setText(target.value);
        onValue(readTyped(target.value, decimals).value);
      }}
      slotProps={{ ...slots, htmlInput: { inputMode: decimals > 0 ? "decimal" : "numeric", autoComplete: "off", ...htmlInput } }}
    />
  );
}
