import type { Conversion } from "./conversion";
import type { ConvertedQuestion } from "./index";

/** Types with one value, which an address can bring as a text. */
const FILLABLE: ReadonlySet<string> = new Set(["single-choice", "short-text", "long-text", "number", "date"]);

/**
 * A hidden question stays hidden: it takes what the address says of its name, as LimeSurvey's does. One of several values,
 * or of parts, has no counterpart; it is listed and shown.
 */
export function keepHidden(conversion: Conversion, converted: readonly ConvertedQuestion[]): readonly ConvertedQuestion[] {
  const [only] = converted;
  if (!conversion.attributes.isOn("hidden") || !only || converted.length > 1 || !FILLABLE.has(only.type)) return converted;
  conversion.attributes.take("hidden");
  conversion.lose("hiddenFilled", conversion.source.code);
  const { options } = only.settings;
  return [{ type: "hidden", settings: options ? { options } : {}, isOptional: true }];
}
