import { type NumberFault, readNumber as readTyped, writeNumber as writeTyped } from "../../../shared/readNumber";

/** The number that a person typed; the text itself where it is none, for the check to refuse, nothing where it is empty. */
export function readNumber(text: string): number | string | undefined {
  const read = readTyped(text);
  if (read.kind === "empty") return undefined;
  return read.kind === "number" ? read.value : text;
}

/** Why a value is none that a number field takes, a key under `validation.` of the locales; nothing where it isn't known. */
export type NumberRule = NumberFault | "maxDecimals" | "whole";

/**
 * What is wrong with what a number field holds, as {@link readNumber} hands it on.
 * @param decimals that it takes at most; absent where it says nothing
 */
export function numberRule(value: unknown, decimals?: number): NumberRule | undefined {
  if (typeof value === "string") {
    const read = readTyped(value, decimals);
    return read.kind === "fault" ? read.fault : undefined;
  }
  if (typeof value !== "number" || decimals === undefined || Number(value.toFixed(decimals)) === value) return undefined;
  return decimals === 0 ? "whole" : "maxDecimals";
}

/** A number as it is typed in a language: `1234,5` in Spanish. */
export function writeNumber(value: unknown, language: string): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? writeTyped(value, language) : "";
}
