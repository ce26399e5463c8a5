import { wizard } from "./wizardCalls";

/** The types that new activities may have. */
export function useOfferedTypes() {
  return wizard.useCall("GET /api/activities/types", {});
}
