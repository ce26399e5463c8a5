import { OTHER_CODE, uniqueCodes } from "../shared/codes";
import { orderLabels } from "./orderLabels";

export const MOST_OPTIONS = 250;
export const LONGEST_LABEL = 400;

/** Options in a sensible order, with codes made of their texts. */
export function codeLabels(counts: ReadonlyMap<string, number>, language: string) {
  const unique = uniqueCodes([OTHER_CODE]);
  const codes = new Map(orderLabels(counts).map((label) => [label, unique(label.toLowerCase())]));
  return { codes, options: [...codes].map(([label, code]) => ({ code, label: { [language]: label } })) };
}
