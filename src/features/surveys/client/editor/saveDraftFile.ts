import type { Questionnaire } from "../../../../schema/questionnaire";

/** The draft as a file in the product's own format, which the import reads back. */
export function saveDraftFile(draft: Questionnaire): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(draft, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "questionnaire.json";
  link.click();
  // The download reads the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
