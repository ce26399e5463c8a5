import { readNumber as readTyped, writeNumber as writeTyped } from "../../../shared/readNumber";

/** The number that a person typed; the text itself where it is none, for the check to refuse, nothing where it is empty. */
export function readNumber(text: string): number | string | undefined {
  const read = readTyped(text);
  if (read.kind === "empty") return undefined;
  return read.kind === "number" ? read.value : text;
}

/** A number as it is typed in a language: `1234,5` in Spanish. */
export function writeNumber(value: unknown, language: string): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? writeTyped(value, language) : "";
}
