import { newId } from "../../../../shared/ids";

const PARAMETER = "new";

/** Address of a draft that is yet to be: nothing is kept of it before the first answer. */
export function newDraftAddress(addressOf: (draftId: string) => string, search = ""): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, "true");
  return `${addressOf(newId())}?${query}`;
}

/** Whether an address is one of a draft that may not be there yet. */
export function isNewDraft(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}
