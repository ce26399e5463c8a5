import { isJsonObject, type Json } from "../../../../shared/json";
import { type Fieldwork, OPEN_FIELDWORK } from "../../../../survey/fieldwork/fieldwork";

/** Stored settings, which were checked before they were written; what is not said leaves a questionnaire open to all. */
export function fieldworkOf(stored: Json | null): Fieldwork {
  return isJsonObject(stored) ? { ...OPEN_FIELDWORK, ...(stored as unknown as Partial<Fieldwork>) } : OPEN_FIELDWORK;
}
