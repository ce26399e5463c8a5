import { useEffect, useState } from "react";
import { useTexts } from "../common/useTexts";
import { readNumber, writeNumber } from "./numbers";

/** What is being typed where a number is due, which hands on the number, or the text that is none. */
export function useTypedNumber(value: unknown, onChange: (value: number | string | undefined) => void) {
  const { language } = useTexts();
  const [text, setText] = useState(() => writeNumber(value, language));
  useEffect(() => {
    // "12," is typed on the way to "12,5": only another value from outside replaces the text.
    setText((typed) => (readNumber(typed) === (value ?? undefined) ? typed : writeNumber(value, language)));
  }, [value, language]);
  const type = (next: string) => {
    setText(next);
    onChange(readNumber(next));
  };
  return { text, type };
}
