import type { Answer } from "../questionnaire";

/** Two values are the same to the letter, or as people read texts. */
export type Sameness = "value" | "text";

const ACCENTS = /[\u0300-\u036f]/g;

/** As people read it: "Petróleos  Díaz " is "petroleos diaz". */
function asRead(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** What tells an answer from others; of an "other" it is the text beside it. */
function keyOf({ value, comment }: Answer, by: Sameness): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  // Nothing but spaces is no answer.
  if (by === "text") return asRead(String(value)) || undefined;
  return value === "other" && comment ? `other ${asRead(comment)}` : String(value);
}

/** Whether two answers say the same; those without a value say nothing. */
export function isSameAnswer(one: Answer | undefined, other: Answer | undefined, by: Sameness): boolean {
  const key = one && keyOf(one, by);
  return key !== undefined && other !== undefined && key === keyOf(other, by);
}
