import type { EntityHook, ServerHost } from "../../../server/kit";
import { AppError } from "../../../shared/errors";

/** Moves after which members come to the activity, now or once its start comes. */
const OPENING: ReadonlySet<string> = new Set(["announce", "open", "unblock"]);

/** What its type lacks keeps an activity from opening, with the places where it is missing. */
export function publishHook({ activityTypes }: ServerHost["registries"]): EntityHook {
  return {
    entity: "activity",
    beforeTransition: async ({ db, record, transition }) => {
      if (!OPENING.has(transition)) return;
      const type = activityTypes.get(String(record.type));
      const faults = (await type?.publishErrors?.({ db, activityId: String(record.id) })) ?? [];
      if (faults.length > 0) throw new AppError("request.invalid", { faults });
    },
  };
}
