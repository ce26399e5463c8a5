import type { Disposition } from "../../schema/dispositions";
import { defineEvent } from "../defineEvent";

/** Finished responses that ended otherwise than they did before, e.g. a discarded complete. */
export const dispositionChanged = defineEvent<{
  readonly responses: readonly string[];
  readonly from: Disposition;
  readonly to: Disposition;
}>("disposition.changed");
