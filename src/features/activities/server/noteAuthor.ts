import type { EntityHook } from "../../../server/kit";

/** Notes whose an activity is: that of the moderator who makes it, by whichever call, or copies it. */
export const noteAuthor: EntityHook = {
  entity: "activity",
  afterCreate: async ({ db, record, actor }) => {
    if (actor.kind !== "staff" || !actor.subjectId) return;
    await db.updateTable("activity").set({ author: actor.subjectId }).where("id", "=", String(record.id)).execute();
  },
};
