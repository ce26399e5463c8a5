import type { EntityHook } from "../../../server/kit";

/** What a person and the moderators wrote to each other goes with the person. */
export const eraseChat: EntityHook = {
  entity: "member",
  afterErasure: async ({ db, record }) => {
    const id = String(record.id);
    await db.deleteFrom("chatMessage").where("member", "=", id).execute();
    await db.deleteFrom("chatThread").where("member", "=", id).execute();
  },
};
