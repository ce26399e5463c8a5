import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { StoredResponse } from "../response/findResponse";

function isRetakable(disposition: Disposition): boolean {
  return DISPOSITIONS[disposition].mayRetake;
}

/** The ends after which a person may go on. */
export const RETAKABLE: readonly Disposition[] = (Object.keys(DISPOSITIONS) as Disposition[]).filter(isRetakable);

export function mayRetake({ state, disposition }: Pick<StoredResponse, "state" | "disposition">): boolean {
  return state === "ended" && disposition !== null && isRetakable(disposition as Disposition);
}
