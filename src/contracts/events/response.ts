import type { Disposition } from "../../survey/fieldwork/dispositions";
import { defineEvent } from "../defineEvent";

/** Finished responses that ended otherwise than they did before, e.g. a discarded complete. */
export interface DispositionChange {
  /** Ids. */
  readonly responses: readonly string[];
  readonly from: Disposition;
  readonly to: Disposition;
}

/** Followed by whoever counts completes: it is published in the transaction of the change. */
export const dispositionChanged = defineEvent<DispositionChange>("disposition.changed");
