import { isJsonObject, type Json } from "../../shared/json";
import type { Questionnaire } from "../questionnaire";

/** A stored document: it passed the check of documents before it was written. */
export function asQuestionnaire(stored: Json | null): Questionnaire {
  if (!isJsonObject(stored) || !Array.isArray(stored.blocks)) throw new Error("stored questionnaire without blocks");
  return stored as unknown as Questionnaire;
}

/** Whether two stored documents say the same: jsonb puts the members of both into the same order. */
export function isSameDocument(one: Json | null, other: Json | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
