import { datedFileName, saveFile } from "../../../../client/kit";
import type { Questionnaire } from "../../../../schema/questionnaire";

/** The draft as a file in the product's own format, which the import reads back. */
export function saveDraftFile(draft: Questionnaire, title: string): void {
  saveFile(new Blob([JSON.stringify(draft, null, 2)], { type: "application/json" }), datedFileName(title, "json"));
}
