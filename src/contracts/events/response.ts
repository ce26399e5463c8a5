import type { Disposition } from "../../survey/fieldwork/dispositions";
import { defineEvent } from "../defineEvent";

/** Finished responses that ended otherwise than they did before, e.g. a discarded complete. */
export interface DispositionChange {
  readonly responses: readonly string[];
  readonly from: Disposition;
  readonly to: Disposition;
}

export const dispositionChanged = defineEvent<DispositionChange>("disposition.changed");
