import type { RecordAudience } from "../../../server/kit";
import { readMissingPrerequisites } from "./readMissingPrerequisites";
import { visibleActivities } from "./visibleActivities";

/** Of the card, which members see of an activity that is still locked to them. */
const CARD_FIELDS: ReadonlySet<string> = new Set(["image", "raffleImage"]);

/** Members who may know of an activity have its card's pictures, and those in it once its prerequisites are done. */
export const activityAudience: RecordAudience = {
  name: "activity",
  sees: async ({ db, recordId, field, memberId }) => {
    const known = await visibleActivities(db, memberId)
      .select("activity.id")
      .where("activity.id", "=", recordId)
      .executeTakeFirst();
    if (!known) return false;
    if (CARD_FIELDS.has(field)) return true;
    const missing = await readMissingPrerequisites(db, { memberId, activityIds: [recordId] });
    return (missing.get(recordId) ?? []).length === 0;
  },
};
