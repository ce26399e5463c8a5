import type { EntityHook } from "../../../src/server/kit";

/** A person's attempts go with their data. */
export const eraseMember: EntityHook = {
  entity: "member",
  afterErasure: async ({ db, record }) => {
    await db.deleteFrom("uxAttempt").where("member", "=", String(record.id)).execute();
  },
};
