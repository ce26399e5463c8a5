import { wizard } from "./wizardCalls";

/** What comes of publishing an activity; read again each time the step opens, and when the record changes. */
export function usePublication(activityId: string, version: unknown) {
  return wizard.useCall("GET /client/communities/canSaveStep3", { query: { activityId } }, { staleTime: 0, version });
}
